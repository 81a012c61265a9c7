import {escapeRegexp} from '@docusaurus/utils';

/**
 * The code of a page that has a title, as in ```` ```js title="vite.config.js" ````.
 *
 * @param page - text of the page
 * @throws an error that names the title when the page has no such code
 */
export function titledCode(page: string, title: string): string {
  return findText(
    page,
    new RegExp(`^\`\`\`\\w+ title="${escapeRegexp(title)}"\\n([\\s\\S]*?)^\`\`\``, 'm'),
    title,
  );
}

/**
 * The command of a page that begins with some words.
 *
 * @throws an error that names the words when the page has no such command
 */
export function command(page: string, beginning: string): string {
  return findText(page, new RegExp(`^(${escapeRegexp(beginning)}\\b.*)$`, 'm'), beginning);
}

/**
 * A text that a page names, such as an error.
 *
 * @throws an error that names the text when it is not in the page
 */
export function quoted(page: string, text: string): string {
  return findText(page, new RegExp(`(${escapeRegexp(text)})`), text);
}

function findText(page: string, pattern: RegExp, name: string): string {
  const text = pattern.exec(page)?.[1];
  if (text === undefined) throw new Error(`The page shows no ${name}`);
  return text;
}
