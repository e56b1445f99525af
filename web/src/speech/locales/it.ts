export const texts = import.meta.glob<string>(['$locales/it/*.ftl', '!$locales/it/terminal.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
