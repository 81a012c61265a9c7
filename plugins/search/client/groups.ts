import {groupBy} from '../../../src/lib/groupBy';
import type {ProductId} from '../../../src/navigation';
import type {Hit, SectionHit} from '../engine/types';

/** One line of the list: a result, or a section of it. */
export interface Option {
  readonly id: string;
  readonly address: string;
  readonly hit: Hit;
  readonly section?: SectionHit;
}

/** Results of the product that answers best, and of each other one: the others must be in sight. */
const maxFirst = 8;
const maxOthers = 4;

/** Sections of the best result, and of each other one: further results must be in sight. */
const maxSections = {best: 3, other: 1} as const;

/**
 * All lines of the list in their order: by product, that of the best result first. The ids stay while an address stays in
 * the list.
 *
 * @param hits - best first
 */
export function toOptions(hits: readonly Hit[]): Option[] {
  const [best] = hits;
  const products = [...groupBy(hits, (hit) => hit.product).values()];
  const listed = products.flatMap((group, place) => group.slice(0, place === 0 ? maxFirst : maxOthers));
  return listed.flatMap((hit) => [
    {id: optionId(hit.address), address: hit.address, hit},
    ...hit.sections.slice(0, maxSections[hit === best ? 'best' : 'other']).map((section) => ({
      id: optionId(hit.address, section.address),
      address: section.address,
      hit,
      section,
    })),
  ]);
}

/** Lines by product, in the order that they have. */
export function groupOptions(options: readonly Option[]): ReadonlyMap<ProductId, readonly Option[]> {
  return groupBy(options, ({hit}) => hit.product);
}

/** Everything that a line shows. */
function shownIn({id, address, hit, section}: Option): string {
  const {title, titlePieces, kind, trail, flags, version, excerpt} = hit;
  return JSON.stringify(
    section
      ? [id, address, section]
      : [id, address, title, titlePieces, kind, trail, flags, version, excerpt],
  );
}

/** Whether two lines read the same; each answer makes new ones. */
export function isSameLine(a: Option, b: Option): boolean {
  return a === b || shownIn(a) === shownIn(b);
}

function optionId(...addresses: string[]): string {
  return `search-${addresses.join('-').replace(/[^\w]+/g, '-')}`;
}
