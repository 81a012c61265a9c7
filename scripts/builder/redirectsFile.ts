import {languages} from '../../config/languages';
import type {RedirectRule} from '../../config/findRedirect';
import type {NotFoundRule} from '../../config/redirects';
import {getLanguage} from '../../src/navigation';

/** One line of `_redirects`; status 404 marks the page for addresses that have none. */
export interface RedirectLine {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** The `_redirects` file for the host: redirects first, the pages for missing addresses last. */
export function writeRedirects(
  redirects: readonly RedirectRule[],
  notFound: readonly NotFoundRule[],
): string {
  const lines: RedirectLine[] = [
    ...redirects,
    ...notFound.map((rule) => ({from: rule.from, to: rule.page, status: 404})),
  ];
  return lines.map(({from, to, status}) => `${from} ${to} ${status}\n`).join('');
}

/**
 * Reads a `_redirects` file.
 *
 * @throws {Error} naming the line that is not `from to status`
 */
export function parseRedirects(text: string): RedirectLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const match = /^(\/\S*) (\S+) (\d{3})$/.exec(line);
      if (!match) throw new Error(`_redirects: "${line}" is not "from to status"`);
      const [, from = '', to = '', status = ''] = match;
      return {from, to, status: Number(status)};
    });
}

/** A page that sends the reader on, for hosts that know no redirects. */
export function redirectPage(to: string): string {
  const href = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const {htmlLang, direction} = languages[getLanguage(to)];
  return `<!doctype html>
<html lang="${htmlLang}" dir="${direction}">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${href}">
<title>${href}</title>
<p><a href="${href}">${href}</a></p>
</html>
`;
}
