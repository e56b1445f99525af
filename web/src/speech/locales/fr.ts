export const texts = import.meta.glob<string>(
  ['$locales/fr/*.ftl', '!$locales/fr/{analysis,guide,lesson,puzzle,terminal}.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
