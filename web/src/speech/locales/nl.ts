export const texts = import.meta.glob<string>(
  ['$locales/nl/*.ftl', '!$locales/nl/{analysis,guide,lesson,puzzle,terminal}.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
