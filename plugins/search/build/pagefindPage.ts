import escapeHtml from 'escape-html';
import {betweenNames, endOfNames, type PageFilters} from '../format';
import type {SearchPage} from './readPage';

/** How much more a word weighs at the top of a page than in its text; Pagefind's own headings weigh 7 down to 2. */
const topWeight = 8;

/** An API page begins with its description, which stands above its text anyway; a long one is cut there. */
function withoutStart(text: string, description: string): string {
  const start = description.replace(/…$/, '');
  return start !== '' && text.startsWith(start) ? text.slice(start.length).trimStart() : text;
}

/**
 * A page as Pagefind reads it: its prose, its headings with their anchors, filters and data. It stands in no file, so
 * readers load none of these attributes. The name in the navigation, its groups and the description come first: they are
 * in the language of the site even where the text is not translated yet, so a page is found and introduced by them.
 */
export function pagefindPage(page: SearchPage, filters: Readonly<Record<keyof PageFilters, string>>): string {
  const {lang, title, crumbs, description, sections} = page;
  const names = [...new Set([...crumbs, title])].join(` ${betweenNames} `);
  const filtered = Object.entries(filters)
    .map(([name, value]) => `<i data-pagefind-filter="${name}:${escapeHtml(value)}"></i>`)
    .join('');
  const body = sections.map(({anchor, title: heading, isMember, text}) => {
    const level = isMember ? 'h3' : 'h2';
    const head =
      anchor === '' ? '' : `<${level} id="${escapeHtml(anchor)}">${escapeHtml(heading)}</${level}>`;
    return `${head}<p>${escapeHtml(anchor === '' ? withoutStart(text, description) : text)}</p>`;
  });
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"><body><article data-pagefind-body>`,
    filtered,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p data-pagefind-weight="${topWeight}">${escapeHtml(names)} ${endOfNames} ${escapeHtml(description)}</p>`,
    ...body,
    '</article></body></html>',
  ].join('');
}
