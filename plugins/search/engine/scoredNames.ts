import {memberKinds, type NamedPage} from '../format';
import type {IndexedName} from './nameIndex';

/** Score of the very name: above whatever pages have. One that was guessed is not. */
export const nameScale = 200;

/** A name with how well it fits. */
export interface Scored {
  readonly name: IndexedName;
  readonly score: number;
  /** The component that was named with it. */
  readonly owner?: string;
}

/** Components that are parts of others; a reader who writes a name means what is set on those that stand in a page. */
const partNames = /^(Grid|Charts|Pickers|TreeItem)[A-Z]/;

/** What is left of the score of a prop that only types and parts of components have: the name of a type says more. */
const partShare = 0.88;

/** What is left of the score of a member for the pages that have it. */
export function memberShare({member, pages}: IndexedName): number {
  const isPart = ([name, kind]: NamedPage) => kind === 'interface' || kind === 'hook' || partNames.test(name);
  return member === 'prop' && pages.every(isPart) ? partShare : 1;
}

/** Pages before members, members before classes, where names are the same. */
export function kindScore({member, pages}: IndexedName): number {
  const place = member ? memberKinds.indexOf(member) + 1 : pages[0]?.[1] === 'interface' ? 1 : 0;
  return -place / 10;
}
