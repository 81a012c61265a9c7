import type {ApiProduct} from '../../api-reference/build';

/** Packages of one older major, and what they need beside them. */
export interface OldPackageSet {
  /** Exact versions by name: packages, their peers, and types. */
  readonly versions: Readonly<Record<string, string>>;
}

/** One of the two versions that a page about older majors goes between. */
export interface PageSide<Packages extends string = string> {
  /** As the titles of its code name it: `v6`, or `lab`. */
  version: string;
  /** What its code is compiled against: packages of `oldPackages.ts`, or those of the version before that this site has. */
  packages: Packages;
  /** Why its code cannot be compiled. */
  uncompiled?: string;
}

/** A page of breaking changes between two majors, both older than the current one. */
export interface OlderPage<Packages extends string = string> {
  product: ApiProduct;
  /** Address below `/x/`. */
  page: string;
  before: PageSide<Packages>;
  after: PageSide<Packages>;
}

/** A difference that a page need not name. */
export interface MigrationException {
  product: ApiProduct;
  /** The names; an expression stands for all that match it as a whole. */
  names: readonly (string | RegExp)[];
  /** Why a reader has nothing to do. */
  reason: string;
}
