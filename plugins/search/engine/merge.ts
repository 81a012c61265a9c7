import {getProduct} from '../../../src/navigation';
import {plans} from '../format';
import {productAbout} from './about';
import {lastVersionFirst} from './lastVersionFirst';
import {productsIn, productsWith} from './productWords';
import type {ProseHit} from './prose';
import {maxSections, type Hit, type SearchScope, type SectionHit} from './types';

/** What the text of a page adds to what its titles say. */
const proseScale = ({isApi}: ProseHit) => (isApi ? 30 : 62);

/** How much better a page of a product is that the question names, or that has what it is about. */
const namedProduct = 1.3;
const meantProduct = 1.1;

/** What is left of the score of another product where the question names one. */
const otherProduct = 0.75;

/** How much better a page is of the product that the page at hand is about. */
const productAtHand = 1.15;

/** What a name adds for it: among names that are as good, no more. */
const nameAtHand = 3;

/** What is left of the score of another version than that of the page at hand. */
const otherVersion = 0.95;

/** From this score on a page is called what was asked for: then how often its text has the words tells less. */
const calledSo = 160;
const calledProse = 0.3;

/** Sections of both, without those that are the same. */
function joinSections(first: readonly SectionHit[], second: readonly SectionHit[]): SectionHit[] {
  const byAddress = new Map<string, SectionHit>();
  for (const section of [...first, ...second]) {
    const known = byAddress.get(section.address);
    if (!known || known.excerpt.length === 0) byAddress.set(section.address, section);
  }
  return [...byAddress.values()].slice(0, maxSections);
}

/** Adds what stands in the text of a page to the page. */
function withProse(hit: Hit, prose: ProseHit): Hit {
  // An API page is found by its name, and introduced by what it is; its sections are members, which are results of their own.
  if (hit.kind !== 'page') return hit;
  const {excerpt, sections, fit} = prose;
  return {
    ...hit,
    score: hit.score + (hit.score < calledSo ? 1 : calledProse) * proseScale(prose) * fit,
    excerpt: excerpt.length > 0 ? excerpt : hit.excerpt,
    sections: joinSections(hit.sections, sections),
  };
}

/** Makes a result of a page that only its text was found by. */
export type ToHit = (prose: ProseHit) => Omit<Hit, 'score' | 'excerpt' | 'sections'>;

/**
 * One list from the answers of all indexes, best first; each address is in it once.
 *
 * @param scope - where it was asked: what the page at hand is about comes first among equals
 * @param prose - empty while the text has not answered
 */
export function mergeHits(
  query: string,
  scope: Pick<SearchScope, 'about' | 'version'>,
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
      const {excerpt, sections} = found;
      hits.set(found.address, {...toHit(found), score: proseScale(found) * found.fit, excerpt, sections});
    }
  }
  const weigh = weighIn(query, scope);
  const ranked = [...hits.values()]
    .map((hit) => ({...hit, score: weigh(hit)}))
    .sort((a, b) => b.score - a.score);
  return lastVersionFirst(query, ranked);
}

/** What a score is worth where it was asked, and for the products that the question names. */
function weighIn(
  query: string,
  {about, version}: Pick<SearchScope, 'about' | 'version'>,
): (hit: Hit) => number {
  const named = productsIn(query);
  const meant = named.size === 0 ? productsWith(query) : named;
  // A reader who names another product wants that.
  const atHand = named.size === 0 || (about !== null && named.has(about)) ? about : null;
  return (hit) => {
    const product = productAbout(hit.address);
    const isAtHand = product !== null && product === atHand;
    const isOther = named.size > 0 && product !== null && !named.has(product);
    const share = (hit.version === version ? 1 : otherVersion) * (isOther ? otherProduct : 1);
    if (hit.kind !== 'page') return share * hit.score + (isAtHand ? nameAtHand : 0);
    const meantWeight = meant.has(hit.product) ? (named.size > 0 ? namedProduct : meantProduct) : 1;
    return share * hit.score * meantWeight * (isAtHand ? productAtHand : 1);
  };
}

/** Whether a result is in the scope that the reader chose. */
export function isInScope({address, version, flags}: Hit, {product, plan, ...scope}: SearchScope): boolean {
  return (
    (scope.allVersions || version === scope.version) &&
    (product === null || getProduct(address).productId === product) &&
    (plan === null || plans.indexOf(flags.plan ?? 'community') <= plans.indexOf(plan))
  );
}
