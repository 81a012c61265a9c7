import {spawn} from 'node:child_process';
import {endWithProgram} from './endWithProgram.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to the environment of this process
 * @property {boolean} [quiet] collects the output without showing it
 * @property {(line: string) => void} [onLine] called for every complete line of standard output and standard error
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
      const takeLines = lineSplitter(options.onLine);
      from.setEncoding('utf8');
      from.on('data', (text) => {
        output += text;
        takeLines(text);
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

/**
 * A collector of text pieces that calls back once for each complete line.
 * @param {((line: string) => void) | undefined} onLine
 * @returns {(text: string) => void}
 */
export function lineSplitter(onLine) {
  let rest = '';
  return (text) => {
    if (!onLine) return;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  };
}
