export const texts = import.meta.glob<string>(
  [
    '$locales/nl/*.ftl',
    '!$locales/nl/{aids,analysis,analysis_page,guide,lesson,mine,notebook,puzzle,statistics,terminal,what-if}.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
