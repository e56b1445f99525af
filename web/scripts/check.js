// Checks types, lint and format side by side, because each of them keeps only one core busy: `npm run check`.

import { spawn } from 'node:child_process';

const CHECKS = ['check:types', 'check:lint', 'check:format'];

/** Runs one of the scripts in package.json and gives its exit code. What it says comes at once, when it has ended.
 * @param {string} script
 * @returns {Promise<number>}
 */
function run(script) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], { shell: process.platform === 'win32' });
    /** @type {Buffer[]} */
    const said = [];
    child.stdout.on('data', (/** @type {Buffer} */ part) => said.push(part));
    child.stderr.on('data', (/** @type {Buffer} */ part) => said.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

const codes = await Promise.all(CHECKS.map(run));
process.exitCode = Math.max(...codes);
