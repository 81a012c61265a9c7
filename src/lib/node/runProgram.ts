import {answersHelp} from './help.mjs';

/** Runs a program, or says what it does where it was asked for help; an error ends it with one line and a non-zero exit code. */
export function run(main: () => Promise<void> | void): void {
  if (answersHelp(process.argv.slice(2), process.env)) return;
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    });
}
