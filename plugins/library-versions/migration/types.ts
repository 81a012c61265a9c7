import type {ApiProduct} from '../../api-reference/build';

/** Packages of one older major, and what they need beside them, peers and types: exact versions by name. */
export type OldPackageSet = Readonly<Record<string, string>>;

/** One of the two versions that a page about older majors goes between. */
export interface PageSide<Packages extends string = string> {
  /** As the titles of its code name it: `v6`, or `lab`. */
  version: string;
  /** What its code is compiled against: packages of `oldPackages.ts`, or those of the version before that this site has. */
  packages: Packages;
}

/** A page of breaking changes between two majors, both older than the current one. */
export interface OlderPage<Packages extends string = string> {
  product: ApiProduct;
  /** Address below `/x/`. */
  page: string;
  before: PageSide<Packages>;
  after: PageSide<Packages>;
}
