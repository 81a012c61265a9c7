import {answersHelp} from './help.mjs';

/**
 * An expected failure: its message is for the person at the terminal, one line that says what to do.
 * Entry points print it without a stack.
 */
export class PlainError extends Error {}

/**
 * Prints a heading between the phases of a long command.
 * @param {string} text
 */
export function heading(text) {
  console.log(`\n== ${text}`);
}

/**
 * Whole seconds since a moment.
 * @param {number} start milliseconds, as `Date.now()` gives them
 */
export function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000);
}

/**
 * Whether `parseArgs` of Node refused what was typed.
 * @param {unknown} error
 */
function isWrongOption(error) {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS_')
  );
}

/**
 * Ends the process when nobody reads any more what it prints, as in `npm run site | head`: without a word, and with the code
 * of a program that such a pipe has ended.
 * @param {unknown} error
 */
function stopUnread(error) {
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') process.exit(141);
  throw error;
}

/**
 * Runs an entry point, or says what it does where it was asked for help: a {@link PlainError}, or an option that it does
 * not have, is one line on standard error, anything else keeps its stack, and both end the process with a code that is
 * not 0.
 * @param {() => Promise<void>} main
 */
export function runMain(main) {
  if (answersHelp(process.argv.slice(2), process.env)) return;
  process.stdout.on('error', stopUnread);
  process.stderr.on('error', stopUnread);
  main().catch((error) => {
    console.error(error instanceof PlainError || isWrongOption(error) ? error.message : error);
    process.exitCode = 1;
  });
}
