import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isObject} from '../../src/lib/hasShape';
import {nearestHint} from '../../src/lib/nearest';
import {placeIn} from '../../src/lib/placeIn';

/** Folder of the files that list pages, from the project's. */
const folder = 'sidebars';

/** The pages of a sidebar, in their order, those of its groups included. */
function idsIn(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    if (typeof item === 'string') return [item];
    return isObject(item) && 'items' in item ? idsIn(item.items) : [];
  });
}

/** The pages that are written, as the navigation calls them. */
function writtenIds(pages: string): Set<string> {
  const files = readdirSync(pages, {recursive: true, encoding: 'utf8'});
  return new Set(
    files.flatMap((file) => /^(.*)\.mdx$/.exec(file.split(path.sep).join('/'))?.slice(1, 2) ?? []),
  );
}

/** What is said of an entry without a page. All ids end alike, so they are compared without their end. */
function missing(id: string, written: ReadonlySet<string>): string {
  const bare = (each: string) => each.replace(/\/index$/, '');
  const byName = new Map([...written].map((each) => [bare(each), each]));
  return `there is no page ${id}${nearestHint(bare(id), byName.keys(), (name) => byName.get(name) ?? name)}`;
}

/** Comments, which list nothing, and texts in quotes. */
const commentOrText = /\/\/.*|\/\*[\s\S]*?\*\/|(?<quote>['"`])(?<text>[^\n]*?)\k<quote>/g;

/** The places of every text in the files of the navigation, by the text. */
function collectPlaces(siteDir: string): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const files = readdirSync(path.join(siteDir, folder)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  for (const name of files.sort()) {
    const source = readFileSync(path.join(siteDir, folder, name), 'utf8');
    for (const {groups, index} of source.matchAll(commentOrText)) {
      const text = groups?.text;
      if (text === undefined) continue;
      const place = `${folder}/${name}:${placeIn(source, index)}`;
      places.set(text, [...(places.get(text) ?? []), place]);
    }
  }
  return places;
}

/**
 * Entries of the navigation that name a page which is not there, or one that is listed already.
 *
 * A site of some products only, as the tests build, lacks whole sidebars: of it nothing is said but what stands twice.
 *
 * @param siteDir - absolute path of the project
 * @param docsDir - folder of the pages, from there
 * @param tree - all sidebars as `sidebars/tree.ts` has them; none for an older version, whose own list Docusaurus checks
 * @returns one `file:line:column: reason` for each
 */
export function wrongEntries(siteDir: string, docsDir: string, tree: object | undefined): string[] {
  if (tree === undefined) return [];
  const sidebars = Object.values(tree).map(idsIn);
  const written = writtenIds(path.join(siteDir, docsDir));
  const isWhole = sidebars.every((ids) => ids.some((id) => written.has(id)));
  const ids = sidebars.flat();
  const lost = isWhole ? new Set(ids.filter((id) => !written.has(id))) : new Set<string>();
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  if (lost.size === 0 && repeated.size === 0) return [];
  const places = existsSync(path.join(siteDir, folder))
    ? collectPlaces(siteDir)
    : new Map<string, string[]>();
  const findPlaces = (id: string) => places.get(id) ?? [`${folder}/tree.ts:1:1`];
  return [
    ...[...lost].map((id) => `${findPlaces(id)[0]}: ${missing(id, written)}`),
    ...[...repeated].flatMap((id) => {
      const [first, ...others] = findPlaces(id);
      return others.length === 0
        ? [`${first}: the page ${id} is listed twice`]
        : others.map((place) => `${place}: the page ${id} is listed already at ${first}`);
    }),
  ];
}
