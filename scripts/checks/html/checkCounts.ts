import type {Site} from './checkSite';
import type {HtmlPage} from './readHtml';

/**
 * Most elements of a page that a browser with scripts makes: each of them costs whatever restyles the page, as a demo
 * that starts does. A page of the API reference is one long list.
 */
const mostElements = {api: 17_000, demos: 3500, text: 6000};

/** Most scripts that a page asks for before its reader does anything and before a demo comes near. */
const mostScripts = 13;

function kindOf(file: string, page: HtmlPage): keyof typeof mostElements {
  if (/\/api\//.test(file)) return 'api';
  return page.hasDemo ? 'demos' : 'text';
}

/** A sentence with the file for each page of more elements or scripts than a quick page has. */
export function checkCounts({pages}: Pick<Site, 'pages'>): string[] {
  return [...pages].flatMap(([file, page]) => {
    const problems: string[] = [];
    const most = mostElements[kindOf(file, page)];
    if (page.elements > most)
      problems.push(`${file}: has ${page.elements} elements, at most ${most} are quick`);
    const scripts = new Set(
      page.links.map(({address}) => address).filter((address) => /^\/.*\.js$/.test(address)),
    ).size;
    if (scripts > mostScripts) {
      problems.push(`${file}: asks for ${scripts} scripts at once, at most ${mostScripts} are quick`);
    }
    return problems;
  });
}
