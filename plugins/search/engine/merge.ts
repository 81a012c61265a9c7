import {productOf} from '../../../src/navigation';
import {productsIn, productsWith} from './productWords';
import type {ProseHit} from './prose';
import type {Hit, SearchScope, SectionHit} from './types';

/** What the text of a page adds to what its titles say. */
const proseScale = {page: 62, api: 30} as const;

/** How much better a page of a product is that the question names, or that has what it is about. */
const namedProduct = 1.3;
const meantProduct = 1.1;

const mostSections = 3;

const mostHits = 30;

/** Sections of both, without those that are the same. */
function joinSections(first: readonly SectionHit[], second: readonly SectionHit[]): SectionHit[] {
  const byAddress = new Map<string, SectionHit>();
  for (const section of [...first, ...second]) {
    const known = byAddress.get(section.address);
    if (!known || known.excerpt.length === 0) byAddress.set(section.address, section);
  }
  return [...byAddress.values()].slice(0, mostSections);
}

/** Adds what stands in the text of a page to the page. */
function withProse(hit: Hit, {excerpt, sections, fit, isApi}: ProseHit): Hit {
  // An API page is found by its name, and introduced by what it is; its sections are members, which are results of their own.
  if (hit.kind !== 'page') return hit;
  return {
    ...hit,
    score: hit.score + proseScale[isApi ? 'api' : 'page'] * fit,
    excerpt: excerpt.length > 0 ? excerpt : hit.excerpt,
    sections: joinSections(hit.sections, sections),
  };
}

/** Makes a result of a page that only its text was found by. */
export type ToHit = (prose: ProseHit) => Omit<Hit, 'score' | 'excerpt' | 'sections'>;

/**
 * One list from the answers of all indexes, best first; each address is in it once.
 *
 * @param prose - empty while the text has not answered
 */
export function mergeHits(
  query: string,
  names: readonly Hit[],
  titles: readonly Hit[],
  prose: readonly ProseHit[],
  toHit: ToHit,
): Hit[] {
  const hits = new Map<string, Hit>();
  for (const hit of [...names, ...titles]) {
    const known = hits.get(hit.address);
    if (!known || known.score < hit.score) hits.set(hit.address, hit);
  }
  for (const found of prose) {
    const known = hits.get(found.address);
    if (known) hits.set(found.address, withProse(known, found));
    else {
      const score = proseScale[found.isApi ? 'api' : 'page'] * found.fit;
      const {excerpt, sections} = found;
      hits.set(found.address, {...toHit(found), score, excerpt, sections});
    }
  }
  const named = productsIn(query);
  const meant = named.size === 0 ? productsWith(query) : named;
  const factor = named.size === 0 ? meantProduct : namedProduct;
  return [...hits.values()]
    .map((hit) => (hit.kind === 'page' && meant.has(hit.product) ? {...hit, score: hit.score * factor} : hit))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostHits);
}

const planOrder = ['community', 'pro', 'premium'];

/** Whether a result is in the scope that the reader chose. */
export function isInScope({address, version, flags}: Hit, {product, plan, ...scope}: SearchScope): boolean {
  return (
    (scope.allVersions || version === scope.version) &&
    (product === null || productOf(address).productId === product) &&
    (plan === null || planOrder.indexOf(flags.plan ?? 'community') <= planOrder.indexOf(plan))
  );
}
