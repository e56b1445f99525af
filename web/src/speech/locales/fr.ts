export const texts = import.meta.glob<string>(['$locales/fr/*.ftl', '!$locales/fr/terminal.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
