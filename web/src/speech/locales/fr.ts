export const texts = import.meta.glob<string>(['$locales/fr/*.ftl', '!$locales/fr/{guide,lesson,terminal}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
