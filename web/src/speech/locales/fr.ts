export const texts = import.meta.glob<string>(
  [
    '$locales/fr/*.ftl',
    '!$locales/fr/{aids,analysis,analysis_page,guide,lesson,mine,notebook,puzzle,statistics,terminal,what-if}.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
