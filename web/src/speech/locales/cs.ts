export const texts = import.meta.glob<string>(
  ['$locales/cs/*.ftl', '!$locales/cs/{analysis,guide,lesson,puzzle,terminal}.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
