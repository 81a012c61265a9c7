import {attempt} from '../../../src/lib/attempt';
import {itemsIn, valueIn} from '../../../src/lib/values';
import type {AlgoliaSettings} from '../options';
import {parsePieces, plainPieces} from './pieces';
import type {ProseEngine, ProseHit} from './prose';
import {maxSections, type SearchScope, type SectionHit} from './types';

/** Records of an index are sections; more of them would be more of the same pages. */
const maxRecords = 40;

function textIn(value: unknown, ...path: string[]): string {
  const found = path.reduce((inner, key) => valueIn(inner, key), value);
  return typeof found === 'string' ? found : '';
}

/**
 * Where a record leads: a path of this site, or an `https:` address elsewhere. Everything else is dropped.
 *
 * @param origin - of this site
 */
export function safeAddress(url: string, origin: string): string | undefined {
  const target = url === '' ? undefined : attempt(() => new URL(url, origin));
  if (!target) return undefined;
  if (target.origin === origin) return target.pathname + target.hash;
  return target.protocol === 'https:' && target.username === '' ? target.href : undefined;
}

/** The titles above a record, from the page down to its section. */
function readTitles(record: unknown): string[] {
  return ['lvl1', 'lvl2', 'lvl3', 'lvl4'].map((level) => textIn(record, 'hierarchy', level)).filter(Boolean);
}

/**
 * The pages in an answer of Algolia, best first. The answer is not ours: what is not a text is left out, an excerpt stays
 * text with its matches apart, and links lead to this site or to `https:` addresses.
 */
export function readAnswer(answer: unknown, origin: string): ProseHit[] {
  const pages = new Map<string, ProseHit & {sections: SectionHit[]}>();
  for (const [place, record] of itemsIn(valueIn(answer, 'hits')).entries()) {
    const address = safeAddress(textIn(record, 'url'), origin);
    if (address === undefined) continue;
    const [page = address] = address.split('#');
    const [title = page, ...rest] = readTitles(record);
    const snippet = textIn(record, '_snippetResult', 'content', 'value');
    const excerpt = snippet === '' ? plainPieces(textIn(record, 'content')) : parsePieces(snippet);
    const known = pages.get(page) ?? {
      address: page,
      title,
      isApi: page.includes('/api/'),
      version: textIn(record, 'version') || 'current',
      excerpt,
      sections: [],
      // The service has ranked; what it says is spread over the range of our own engine.
      fit: 1 - place / maxRecords,
    };
    pages.set(page, known);
    const section = rest.at(-1);
    if (section !== undefined && address.includes('#') && known.sections.length < maxSections) {
      known.sections.push({address, title: section, excerpt});
    }
  }
  return [...pages.values()];
}

/** What the index is asked for; its records have the facets that Algolia's own crawler reads from our pages. */
export function createRequest(query: string, {language, version, allVersions}: SearchScope): object {
  return {
    query,
    hitsPerPage: maxRecords,
    facetFilters: [`language:${language}`, ...(allVersions ? [] : [`version:${version}`])],
    attributesToRetrieve: ['url', 'hierarchy', 'content', 'version'],
    attributesToSnippet: ['content:22'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}

/**
 * Algolia in place of Pagefind.
 *
 * @param origin - of this site
 */
export function algoliaEngine(
  {host, appId, apiKey, indexName}: AlgoliaSettings,
  origin: string,
): ProseEngine {
  const address = `${host}/1/indexes/${encodeURIComponent(indexName)}/query`;
  return {
    search: async (query, scope, signal) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Algolia-Application-Id': appId,
          'X-Algolia-API-Key': apiKey,
        },
        body: JSON.stringify(createRequest(query, scope)),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal,
      });
      if (!response.ok) throw new Error(`Algolia answered with status ${response.status}`);
      return readAnswer(await response.json(), origin);
    },
  };
}
