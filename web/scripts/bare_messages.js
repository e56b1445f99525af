// The comments of the message files are for translators; whoever plays need not load them.

import { readFileSync } from 'node:fs';

const MESSAGES = /\.ftl\?raw$/;
const COMMENT = /^#.*\n/gm;

/** @returns {import('vite').Plugin} */
export function bareMessages() {
  return {
    name: 'bare-messages',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!MESSAGES.test(id)) return null;
      const text = readFileSync(id.replace(/\?raw$/, ''), 'utf8').replace(COMMENT, '');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
