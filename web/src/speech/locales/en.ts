export const texts = import.meta.glob<string>(
  ['$locales/en/*.ftl', '!$locales/en/{analysis,guide,lesson,puzzle,terminal}.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
