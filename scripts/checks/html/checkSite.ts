import type {RedirectLine} from '../../builder/redirectsFile';
import type {HtmlPage, Link} from './readHtml';
import {resolveAddress, type Target} from './resolveAddress';

/** A build as the link check sees it. */
export interface Site {
  /** Origin of the canonical addresses, such as `https://docs.example.com`. */
  readonly origin: string;
  /** HTML files by their path from the root of the host, such as `/x/introduction/index.html`. */
  readonly pages: ReadonlyMap<string, HtmlPage>;
  /** Paths of all files of the build. */
  readonly files: ReadonlySet<string>;
  /** Redirects in their order, without the rules for missing pages. */
  readonly redirects: readonly RedirectLine[];
}

/**
 * Everything that is wrong with the links of a build, one sentence with file and link each: broken targets and anchors,
 * ids that stand twice, links to `/en`, forbidden schemes, pages that no page leads to.
 */
export function checkSite(site: Site): string[] {
  const problems: string[] = [];
  const leadsTo = new Map<string, Set<string>>();
  for (const [file, page] of site.pages) {
    problems.push(...repeated(page.ids).map((id) => `${file}: id "${id}" stands twice`));
    const targets = new Set<string>();
    for (const link of page.links) {
      const found = isPlaceholder(file, link) ? undefined : checkLink(site, file, link);
      if (typeof found === 'string') problems.push(`${file}: ${link.from}="${link.address}" ${found}`);
      else if (found && link.from === 'a href') targets.add(found.file);
    }
    leadsTo.set(file, targets);
  }
  return [...new Set(problems), ...orphans(site, leadsTo)];
}

/** The target of an internal link, `undefined` for one that leads elsewhere, a sentence for a fault. */
function checkLink(site: Site, file: string, {address}: Link): Target | string | undefined {
  const target = resolveAddress(site, file, address);
  if (target === undefined || typeof target === 'string') return target;
  if (target.hash === '' || target.hash === 'top') return target;
  // What a hash means in a file that is no page (an image, for example) is not ours to say.
  const ids = site.pages.get(target.file)?.ids;
  return !ids || ids.includes(target.hash) ? target : `leads to no id "${target.hash}" in ${target.file}`;
}

/**
 * A 404 page stands for every address that has no page, so it is built without knowing its own: where it names itself
 * (canonical address, other languages) the browser puts the address that was asked for.
 */
function isPlaceholder(file: string, {address}: Link): boolean {
  return file.endsWith('/404.html') && /\/404(\.html)?\/?$/.test(address);
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** Pages that cannot be reached by links from where `/` of the host leads. */
function orphans(site: Site, leadsTo: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const start = resolveAddress(site, '/index.html', '/');
  if (start === undefined || typeof start === 'string') return ['The root of the host leads to no page'];
  const reached = new Set<string>();
  const queue = [start.file];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...(leadsTo.get(file) ?? []));
  }
  return [...site.pages]
    .filter(([file, page]) => !reached.has(file) && !page.isRedirect && !file.endsWith('/404.html'))
    .map(([file]) => `${file}: no page leads here`);
}
