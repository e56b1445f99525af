export const texts = import.meta.glob<string>(['$locales/cs/*.ftl', '!$locales/cs/{guide,lesson,terminal}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
