import type {Site} from './checkSite';
import type {HtmlPage} from './readHtml';

/**
 * Most elements of a page that a browser with scripts makes: each of them costs whatever restyles the page, as a demo
 * that starts does. A page of the API reference is one long list.
 */
const maxElements = {api: 17_000, demos: 3500, text: 6000};

/** Most scripts that a page asks for before its reader does anything and before a demo comes near. */
const maxScripts = 13;

function pageKind(file: string, page: HtmlPage): keyof typeof maxElements {
  if (/\/api\//.test(file)) return 'api';
  return page.hasDemo ? 'demos' : 'text';
}

/** A sentence with the file for each page of more elements or scripts than a quick page has. */
export function checkCounts({pages}: Pick<Site, 'pages'>): string[] {
  return [...pages].flatMap(([file, page]) => {
    const problems: string[] = [];
    const max = maxElements[pageKind(file, page)];
    if (page.elements > max)
      problems.push(`${file}: has ${page.elements} elements, at most ${max} are quick`);
    const scripts = new Set(
      page.links.map(({address}) => address).filter((address) => /^\/.*\.js$/.test(address)),
    ).size;
    if (scripts > maxScripts) {
      problems.push(`${file}: asks for ${scripts} scripts at once, at most ${maxScripts} are quick`);
    }
    return problems;
  });
}
