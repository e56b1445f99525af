export const texts = import.meta.glob<string>(
  ['$locales/it/*.ftl', '!$locales/it/{analysis,guide,lesson,puzzle,terminal}.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
