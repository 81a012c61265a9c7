import {parseArgs} from 'node:util';
import type {Language} from '../../config/languages';
import {answersHelp} from '../../src/lib/node/help.mjs';
import {languages, pageFromArgument} from './siteFiles';

/** What a command works on. */
export type Target = {siteDir: string; page: string; language: Language};

/**
 * Reads `<page> [--language zh]` from the command line.
 *
 * @param usage - begin of the error when it is called otherwise
 * @throws when not one page is given or the language is not one of the site
 */
export function readTarget(usage: string): Target {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {language: {type: 'string', default: languages[0] ?? ''}},
  });
  const [argument, ...others] = positionals;
  // Of several, only the first would be worked on.
  if (!argument || others.length > 0) {
    throw new Error(`Usage: ${usage} <page>, one at a time, for example react-data-grid/quickstart`);
  }
  const language = languageFromArgument(values.language);
  return {siteDir: process.cwd(), page: pageFromArgument(argument), language};
}

/**
 * The language that somebody has typed.
 *
 * @throws when it is not one that the site is translated to
 */
export function languageFromArgument(argument: string): Language {
  const language = languages.find((each) => each === argument);
  if (!language) {
    throw new Error(`"${argument}" is not a language of this site. Languages: ${languages.join(', ')}`);
  }
  return language;
}

/** Runs a command, or says what it does where it was asked for help; an error ends it with one line and a non-zero exit code. */
export function run(main: () => Promise<void> | void): void {
  if (answersHelp(process.argv.slice(2), process.env)) return;
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    });
}
