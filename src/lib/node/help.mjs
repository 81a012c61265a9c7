import {readFileSync} from 'node:fs';

// The commands run in the project's folder.
const readme = 'README.md';

/**
 * What a script does, as the table of the project's README says it.
 *
 * @param {string} table the README
 * @param {string} name of the script: `check`
 * @returns {string | undefined} one line, without Markdown
 */
export function describedIn(table, name) {
  const row = table.split('\n').find((line) => line.startsWith(`| \`${name}\` `));
  const text = row
    ?.split(' | ')
    .slice(1)
    .join(' | ')
    .replace(/\s*\|$/, '');
  // Links lead nowhere on a terminal.
  return text
    ?.replaceAll(/ \(\[[^\]]*\]\([^)]*\)\)/g, '')
    .replaceAll('`', '')
    .trim();
}

/**
 * Answers `--help` or `-h`, which would be taken for an address or the name of an area otherwise.
 *
 * @param {readonly string[]} args of the program
 * @param {Record<string, string | undefined>} env npm tells the name of the script in it
 * @returns {boolean} whether help was asked for
 */
export function answersHelp(args, env) {
  if (!args.some((one) => one === '--help' || one === '-h')) return false;
  const name = env.npm_lifecycle_event ?? '';
  const text = describedIn(readFileSync(readme, 'utf8'), name);
  console.log(text === undefined ? 'README.md says what each script does' : `npm run ${name}: ${text}`);
  return true;
}
