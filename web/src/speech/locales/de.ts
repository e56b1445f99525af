export const texts = import.meta.glob<string>(['$locales/de/*.ftl', '!$locales/de/{analysis,guide,lesson,terminal}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
