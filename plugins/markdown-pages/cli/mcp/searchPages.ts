import MiniSearch from 'minisearch';
import {groupBy} from '../../../../src/lib/groupBy';
import {keywords, cutIntoSegments, stem, type ProseEngine, type SearchEngine} from '../../../search/build';
import type {IndexedPage} from './pages';
import type {Part} from './parts';

/** The words of a text for comparison: lower case, and as the rules of a language without spaces cut it. */
export function splitWords(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*/gu)].flatMap(([run]) =>
    cutIntoSegments(run),
  );
}

/** A page with its Markdown. */
export interface PageText extends IndexedPage {
  readonly text: string;
}

/** The text of the pages for the search of the site, in place of Pagefind, which needs a server to read from. */
export function textSource({base, version}: Part, pages: readonly PageText[]) {
  const textStems = new Set<string>();
  const index = new MiniSearch<PageText>({
    idField: 'path',
    fields: ['text'],
    storeFields: ['title'],
    tokenize: splitWords,
    processTerm: (word) => {
      const stemmed = stem(word);
      textStems.add(stemmed);
      return stemmed;
    },
    searchOptions: {prefix: true, processTerm: stem},
  });
  index.addAll(pages);
  const engine: ProseEngine = {
    search: (query, _scope, _signal, {corrections}) => {
      const words = keywords(query).map((word) => corrections.get(word) ?? word);
      const found = index.search(words.join(' '));
      const best = found[0]?.score ?? 1;
      return Promise.resolve(
        found.map(({id, score, title}) => ({
          address: `${base}${id}`,
          title: String(title),
          isApi: String(id).startsWith('api/'),
          version,
          excerpt: [],
          sections: [],
          fit: score / best,
        })),
      );
    },
  };
  return {prose: () => Promise.resolve(engine), textStems};
}

/** The line with most of the words, at most 200 characters of it. */
function findExcerpt(text: string, wanted: readonly string[]): string {
  let best = {count: 0, line: ''};
  for (const line of text.split('\n').slice(1)) {
    const words = new Set(splitWords(line).map(stem));
    const count = wanted.filter((word) => words.has(word)).length;
    if (count > best.count) best = {count, line: line.trim()};
  }
  return best.line.length > 200 ? `${best.line.slice(0, 199)}…` : best.line;
}

/** A part as it is searched. */
export interface Searched {
  readonly part: Part;
  readonly engine: SearchEngine;
  readonly pages: readonly PageText[];
}

/**
 * Pages as the search of the site finds them, each with the line of it that says most about the query.
 *
 * @param limit - most pages to return
 */
export async function searchPages(query: string, {part, engine, pages}: Searched, limit: number) {
  const {base, language, version} = part;
  const scope = {language, version, allVersions: false, product: null, plan: null, about: null};
  const hits = await engine.search(query, scope, new AbortController().signal);
  const wanted = splitWords(query).map(stem);
  const found = groupBy(hits, ({address}) => address.slice(base.length).replace(/#.*/, ''));
  return [...found]
    .flatMap(([path, [best]]) => pages.filter((page) => page.path === path).map((page) => ({page, best})))
    .slice(0, limit)
    .map(({page, best}) => {
      // A page of the API may be found by the name of one of its entries: that line says most.
      const words = !best || best.kind === 'page' ? wanted : [...wanted, ...splitWords(best.title).map(stem)];
      return {...page, excerpt: findExcerpt(page.text, words)};
    });
}
