export const texts = import.meta.glob<string>('$locales/cs/*.ftl', { query: '?raw', import: 'default', eager: true });
