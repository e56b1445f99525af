export const texts = import.meta.glob<string>('$locales/fr/*.ftl', { query: '?raw', import: 'default', eager: true });
