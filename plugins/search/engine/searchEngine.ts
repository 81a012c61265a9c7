import {once} from '../../../src/lib/once';
import {flagsIn, productAt} from '../../../src/navigation';
import {plans, type NamesFile, type SearchEntry, type SearchPart, type TitlesFile} from '../format';
import {readLexicon, spell, type Lexicon, type Spelled} from './lexicon';
import {titleMarker, withMarkedTitles} from './markTitle';
import {isInScope, mergeHits, type ToHit} from './merge';
import {readNames, type NameIndex} from './nameIndex';
import {findNames} from './names';
import type {ProseEngine, ProseHit} from './prose';
import {readTitles, type TitleIndex} from './titleIndex';
import {findTitles, isSubject, pageHit} from './titles';
import type {Hit, SearchScope} from './types';
import {stem} from './words';

/** How the engine reads its files: in the browser with `fetch` and `import`. */
export interface Sources {
  readonly entry: () => Promise<SearchEntry>;
  readonly names: (address: string) => Promise<NamesFile>;
  readonly titles: (address: string) => Promise<TitlesFile>;
  readonly prose: (entry: SearchEntry) => Promise<ProseEngine>;
  /** Stems of all words of the text; a browser does not have them. */
  readonly textStems?: ReadonlySet<string>;
}

/** Searches names and titles in memory, and the text of the pages with an engine for prose. */
export interface SearchEngine {
  /** Reads what the first question needs, so that it is answered at once. */
  readonly load: (scope: SearchScope) => Promise<void>;
  /** What names and titles say, at once, without the text of the pages; nothing before `load` is done. */
  readonly searchNames: (query: string, scope: SearchScope) => readonly Hit[];
  /**
   * Best first. Rejects when the files cannot be reached; a question that was given up rejects, too.
   *
   * @param query - as the reader wrote it
   */
  readonly search: (query: string, scope: SearchScope, signal: AbortSignal) => Promise<readonly Hit[]>;
}

interface LoadedPart {
  readonly part: SearchPart;
  readonly names: NameIndex;
  readonly titles: TitleIndex;
  readonly lexicon: Lexicon;
}

interface Loaded {
  readonly parts: readonly LoadedPart[];
  readonly prose: () => Promise<ProseEngine>;
}

/**
 * The engine over the files of a build.
 *
 * @param maxHits - results of one question: a reader writes on rather than reading more
 */
export function createSearchEngine(sources: Sources, maxHits = 30): SearchEngine {
  const loads = new Map<string, () => Promise<Loaded>>();
  const done = new Map<string, Loaded>();

  const loadParts = async (scope: SearchScope): Promise<Loaded> => {
    const entry = await sources.entry();
    const wanted = entry.parts.filter(
      ({language, version}) =>
        language === scope.language && (scope.allVersions || version === scope.version),
    );
    if (wanted.length === 0) throw new Error(`No search index for ${scope.version} in ${scope.language}`);
    // The text is read meanwhile; the first answer does not wait for it.
    const prose = once(() => sources.prose(entry));
    prose().catch(() => undefined);
    const parts = await Promise.all(
      wanted.map(async (part): Promise<LoadedPart> => {
        const [names, titles] = await Promise.all([sources.names(part.names), sources.titles(part.titles)]);
        const index = {names: readNames(names), titles: readTitles(titles)};
        return {part, ...index, lexicon: readLexicon(index.titles, index.names, sources.textStems)};
      }),
    );
    return {parts, prose};
  };

  const toKey = ({language, version, allVersions}: SearchScope) =>
    `${language} ${allVersions ? '*' : version}`;

  const load = async (scope: SearchScope): Promise<Loaded> => {
    const key = toKey(scope);
    const read = loads.get(key) ?? once(() => loadParts(scope));
    loads.set(key, read);
    const loaded = await read();
    done.set(key, loaded);
    return loaded;
  };

  const lookUp = keepLast();
  const answer = (loaded: Loaded, query: string, scope: SearchScope, prose: readonly ProseHit[]): Hit[] => {
    const {text, names, titles} = lookUp(loaded, query, scope.about);
    const mark = titleMarker(text);
    return mergeHits(text, scope, names, titles, prose, toHitIn(loaded.parts))
      .slice(0, maxHits)
      .filter((hit) => isInScope(hit, scope))
      .map((hit) => withMarkedTitles(hit, mark));
  };

  return {
    load: async (scope) => {
      await load(scope);
    },
    searchNames: (query, scope) => {
      const loaded = done.get(toKey(scope));
      return loaded ? answer(loaded, query, scope, []) : [];
    },
    search: async (query, scope, signal) => {
      const loaded = await load(scope);
      const engine = await loaded.prose();
      signal.throwIfAborted();
      const {corrections} = lookUp(loaded, query, scope.about);
      const isWritten = (word: string) => loaded.parts.some(({lexicon}) => lexicon.written.has(stem(word)));
      const prose = await engine.search(query, scope, signal, {isWritten, corrections});
      return answer(loaded, query, scope, prose);
    },
  };
}

/** What names and titles say about a question, and how they spell it. */
interface Looked extends Spelled {
  readonly names: readonly Hit[];
  readonly titles: readonly Hit[];
}

function lookUpIn({parts}: Loaded, query: string, about: SearchScope['about']): Looked {
  const found = parts.map(({part, names, titles, lexicon}) => {
    const spelled = spell(query, lexicon);
    return {
      spelled,
      names: findNames(query, names, part, {
        spelled: spelled.text,
        isSubject: isSubject(query, titles),
        about,
      }),
      titles: findTitles(spelled.text, titles, part),
    };
  });
  return {
    ...(found[0]?.spelled ?? {text: query, corrections: new Map()}),
    names: found.flatMap(({names}) => names),
    titles: found.flatMap(({titles}) => titles),
  };
}

/** Looks a question up once: it is asked again when the text of the pages has answered. */
function keepLast(): typeof lookUpIn {
  let last: {readonly asked: readonly unknown[]; readonly looked: Looked} | undefined;
  return (...asked) => {
    if (!last?.asked.every((one, index) => one === asked[index])) last = {asked, looked: lookUpIn(...asked)};
    return last.looked;
  };
}

/** Names of pages that only their text was found by. */
function toHitIn(parts: readonly LoadedPart[]): ToHit {
  return ({address, title, version}) => {
    const product = productAt(address);
    for (const {part, names, titles} of parts) {
      if (!address.startsWith(part.base)) continue;
      const path = address.slice(part.base.length);
      const titled = titles.pages.find(({page}) => page.path === path);
      if (titled) return pageHit(titled.page, part.base, part.version);
      const named = names.names.find(({member, pages}) => !member && pages[0]?.[2] === path)?.pages[0];
      if (named) {
        const [name, kind, , plan] = named;
        const flags = flagsIn({plan: plans[plan]});
        return {address, title: name, kind, trail: [], product, version: part.version, flags};
      }
    }
    return {address, title, kind: 'page', trail: [], product, version, flags: {}};
  };
}
