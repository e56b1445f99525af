export const texts = import.meta.glob<string>('$locales/de/*.ftl', { query: '?raw', import: 'default', eager: true });
