export const texts = import.meta.glob<string>('$locales/nl/*.ftl', { query: '?raw', import: 'default', eager: true });
