import {gzipSync} from 'node:zlib';
import {memoize} from '../../../src/lib/memoize';
import {getLanguage} from '../../../src/navigation';
import type {Site} from './checkSite';
import type {HtmlPage} from './readHtml';
import {resolveAddress} from './resolveAddress';

/** Most kB (1000 bytes, gzip level 9) that a page without demos loads: of JavaScript, and in all. */
export const limits = {javascript: 145, total: 190};

/** What a page may weigh with its demos still out of sight, in kB of JavaScript. */
const waitingDemos = 15;

/** From this number of pages on the list of pages weighs on each of them: so many kB for a further one. */
const manyPages = {from: 60, each: 0.13};

type Weight = {javascript: number; total: number};

/**
 * Holds what the HTML of each page makes the browser load (document, scripts, style sheets) against its ceiling.
 *
 * @param read the content of a file of the build
 * @returns a sentence with the file for each page above it
 */
export function checkBytes(site: Site, read: (file: string) => Buffer): string[] {
  const weigh = memoize((file: string) => gzipSync(read(file), {level: 9}).length / 1000);
  const addresses = new Set([...site.pages.keys()].filter(isWritten));
  return [...site.pages].flatMap(([file, page]) => {
    if (page.isRedirect) return [];
    const {javascript, total} = weighPage(site, file, page, weigh);
    const further = Math.max(0, countIn(addresses, file) - manyPages.from) * manyPages.each;
    const max = limits.javascript + further + (page.hasDemo ? waitingDemos : 0);
    const problems: string[] = [];
    if (javascript > max) problems.push(tooMuch(file, 'of JavaScript', javascript, max));
    // A page of the API reference is its content; one with demos holds their code.
    if (isWritten(file) && !page.hasDemo && total > limits.total + further) {
      problems.push(tooMuch(file, 'in all', total, limits.total + further));
    }
    return problems;
  });
}

function weighPage(site: Site, file: string, page: HtmlPage, weigh: (file: string) => number): Weight {
  const targets = page.links
    .filter(
      ({from, address}) => from === 'script src' || (from === 'link href' && /\.(?:css|js)$/.test(address)),
    )
    .map(({address}) => resolveAddress(site, file, address))
    .flatMap((target) => (typeof target === 'object' ? [target.file] : []));
  const sum = (files: readonly string[]) => [...new Set(files)].reduce((all, each) => all + weigh(each), 0);
  return {
    javascript: sum(targets.filter((each) => each.endsWith('.js'))),
    total: sum([file, ...targets]),
  };
}

function isWritten(file: string): boolean {
  return !/\/(?:api|v\d+)\//.test(file);
}

function countIn(files: ReadonlySet<string>, file: string): number {
  const language = getLanguage(file);
  return [...files].filter((each) => getLanguage(each) === language).length;
}

function tooMuch(file: string, what: string, is: number, max: number): string {
  return `${file}: loads ${is.toFixed(1)} kB ${what}, at most ${max.toFixed(1)} kB are allowed`;
}
