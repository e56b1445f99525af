// The fonts' licence wants to travel with them; Vite's own list of licences knows only scripts.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FONTS = fileURLToPath(new URL('../node_modules/@fontsource-variable', import.meta.url));

/** @returns {import('vite').Plugin} */
export function fontLicences() {
  return {
    name: 'font-licences',
    apply: 'build',
    generateBundle() {
      for (const font of readdirSync(FONTS)) {
        const source = readFileSync(`${FONTS}/${font}/LICENSE`, 'utf8');
        this.emitFile({ type: 'asset', fileName: `licences/${font}.txt`, source });
      }
    },
  };
}
