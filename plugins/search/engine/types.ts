import type {Language, PageFlags, ProductId} from '../../../src/navigation';
import type {MemberKind, OwnerKind, plans} from '../format';

/** Where to search. By default: the version and the language of the page. */
export interface SearchScope {
  readonly language: Language;
  /** `current`, or the name of an older version. */
  readonly version: string;
  readonly allVersions: boolean;
  /** `null`: all of them. */
  readonly product: ProductId | null;
  /** What the reader's plan includes: `null` for everything. */
  readonly plan: (typeof plans)[number] | null;
  /** The product that the page at hand is about: its answers come before those of others that are as good. */
  readonly about: ProductId | null;
}

/** What a result is. */
export type HitKind = 'page' | OwnerKind | MemberKind;

/** A piece of a text; those that match the query are shown so. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Sections that a result has at the most. */
export const maxSections = 3;

/** What every place that was found has; all there is to tell of a section of a page. */
export interface SectionHit {
  /** From the root of the host, with the hash of a section or a member. */
  readonly address: string;
  readonly title: string;
  /** The title with the words of the question; absent until it is held against them. */
  readonly titlePieces?: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

/** One result. */
export interface Hit extends SectionHit {
  readonly kind: HitKind;
  /** Where it is: groups of the navigation, or the components that have a member. */
  readonly trail: readonly string[];
  readonly product: ProductId;
  readonly version: string;
  /** What the marks beside it show. */
  readonly flags: PageFlags;
  readonly sections: readonly SectionHit[];
  /** Comparable among the engines; higher is better. */
  readonly score: number;
}
