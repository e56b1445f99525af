export const texts = import.meta.glob<string>(
  ['$locales/de/*.ftl', '!$locales/de/{analysis,guide,lesson,puzzle,terminal}.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
