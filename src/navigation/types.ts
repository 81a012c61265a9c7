/** Plan that a feature needs; absent means the free packages. */
export type Plan = 'pro' | 'premium';

/** The marks of a page: they live in its front matter and nowhere else. */
export interface PageFlags {
  readonly plan?: Plan;
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
}

/** One item of the navigation tree: a page, or a group of pages. */
export interface NavigationPage extends PageFlags {
  /** Address without language prefix, such as `/x/react-data-grid/sorting/`. Unique in the tree. */
  readonly pathname: string;
  /** Label; `getTitle` gives the fallback. */
  readonly title?: string;
  /** A group heading that does not collapse. */
  readonly subheader?: boolean;
  readonly children?: readonly NavigationPage[];
}

/** Areas of the product family that an address can belong to. */
export type ProductCategoryId = 'core' | 'x' | 'toolpad' | 'docs';

/** Products that an address can belong to. */
export type ProductId =
  | 'material-ui'
  | 'joy-ui'
  | 'base-ui'
  | 'system'
  | 'x'
  | 'x-data-grid'
  | 'x-date-pickers'
  | 'x-charts'
  | 'x-tree-view'
  | 'toolpad-core'
  | 'toolpad-studio'
  | 'docs';

/** Result of `getProduct`: both known, or both `null`. */
export type Product =
  | {readonly categoryId: ProductCategoryId; readonly productId: ProductId}
  | {readonly categoryId: null; readonly productId: null};
