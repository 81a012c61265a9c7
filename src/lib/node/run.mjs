import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {endWithProgram} from './endWithProgram.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to the environment of this process
 * @property {boolean} [quiet] collects the output without showing it
 * @property {(line: string) => void} [onLine] called for every line of standard output and standard error
 */

/**
 * Runs a command without standard input and waits for its end. Never throws for a failing command: the code says so.
 * It ends with this process, however that ends.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{code: number, output: string}>} `code` is 127 when the command cannot be started
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: {...process.env, ...options.env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const forget = endWithProgram(child);
    let output = '';
    const watch = (
      /** @type {import('node:stream').Readable} */ from,
      /** @type {NodeJS.WriteStream} */ to,
    ) => {
      from.setEncoding('utf8');
      if (options.onLine) createInterface(from).on('line', options.onLine);
      from.on('data', (text) => {
        output += text;
        if (!options.quiet) to.write(text);
      });
    };
    watch(child.stdout, process.stdout);
    watch(child.stderr, process.stderr);
    const finish = (/** @type {number} */ code) => {
      forget();
      resolve({code, output});
    };
    child.on('error', (error) => {
      output += String(error);
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
