import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { bareMessages } from './scripts/bare_messages.js';
import { fontLicences } from './scripts/licences.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://localhost:8000';
const SHARED = /node_modules\/(svelte|@noble|@fluent)|src\/(art|speech(?!\/locales)|state|wire|screens\/frame)\//;
const TABLE = /src\/(board|play)\//;
// What nobody needs at their first table, though more than one part of the page uses it later.
const LATER =
  /sha2|_md|commitment|OtherDevice|ceremony\/(Ending|Guesses|IdentityRow|Sources|NobodyRow)|ReportDialog|MonkGrid|Course/;
const early =
  (part: RegExp) =>
  (id: string): boolean =>
    part.test(id) && !LATER.test(id);

export default defineConfig({
  plugins: [svelte(), bareMessages(), fontLicences()],
  resolve: { alias: { $locales: here('../src/abbey/speech/locales') } },
  build: {
    outDir: here('../src/abbey/server/page'),
    emptyOutDir: true,
    // The server's content security policy allows no inline script and no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licences/packages.md' },
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false }, // no news to whoever wants to play
      // What several screens share is one chunk, and what the table and others share a second: many small ones weigh more.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: early(SHARED), minShareCount: 2, priority: 2 },
            { name: 'tableau', test: early(TABLE), minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/abbey/speech/locales')] },
    proxy: { '/api': { target: server, ws: true }, '/health': server },
  },
  test: {
    include: ['{src,scripts}/**/*.test.ts'],
    isolate: false, // a process for each file would take four times as long
    testTimeout: 60_000, // no test is about time, and a busy machine may take long for one
  },
});
