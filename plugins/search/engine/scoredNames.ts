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

/** Pages before members, members before classes, where names are the same. */
export function kindScore({member, pages}: IndexedName): number {
  const kinds = [undefined, 'prop', 'slot', 'event', 'method', 'selector', 'class'];
  const isSmall = member === undefined && pages[0]?.[1] === 'interface' ? 1 : 0;
  return -(kinds.indexOf(member) + isSmall) / 10;
}
