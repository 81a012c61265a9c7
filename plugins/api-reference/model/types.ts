import type {ApiEvent, ApiObjectArea, ApiSelector} from './gridTypes';
import type {
  ApiClass,
  ApiDeprecation,
  ApiInheritedProps,
  ApiMember,
  ApiPlan,
  ApiSignature,
  ApiSlot,
} from './members';
import type {ApiType, ApiTypeText} from './typeNodes';

export type * from './gridTypes';
export type * from './members';
export type * from './typeNodes';

/** The first part of an API address: `/x/api/<product>/<slug>/`. */
export type ApiProduct = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';

/** The products, in the order in which they are shown. */
export const API_PRODUCTS: readonly ApiProduct[] = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

/**
 * The public API of one package set: everything that pages, JSON, links and version differences are made of.
 * Plain data (JSON), written by `readModel.ts` alone. Every list has a fixed order, so that equal packages give
 * equal bytes.
 */
export interface ApiModel {
  /** The id of the package set: `v8`, `v7`. */
  set: string;
  /** Exact versions by documented package name: `{'@mui/x-data-grid': '8.29.3', …}`. */
  packages: Record<string, string>;
  /** Every name that the packages of a product export, at whatever entry point, sorted: more than has a page. */
  exports: Record<ApiProduct, string[]>;
  /** Every module that applications import, by package in the order of `packages`, then by path. */
  entryPoints: ApiEntryPoint[];
  /** Components, hooks and interfaces, by product in the order of `API_PRODUCTS`, then kind, then name. */
  pages: ApiPage[];
  /** Events of the data grid, by name. */
  events: ApiEvent[];
  /** Methods of the API object of the data grid, by area. */
  apiObject: ApiObjectArea[];
  /** State selectors of the data grid, by category, then name. */
  selectors: ApiSelector[];
}

/** A module of a package: its root, or a folder below it. */
export interface ApiEntryPoint {
  /** As applications import it: `@mui/x-charts/hooks`. */
  path: string;
  product: ApiProduct;
  /** Everything that it exports, sorted; the default export is not listed. */
  names: string[];
}

/** One page `/x/api/<product>/<slug>/`. */
export type ApiPage = ApiComponent | ApiHook | ApiInterface;

/** What all pages have. */
export interface ApiPageBase {
  /** The exported name: `DataGridPro`, `GridColDef`, `useGridApiRef`. Unique over a product. */
  name: string;
  /** The name in kebab case: `grid-col-def`. Unique over a product. */
  slug: string;
  product: ApiProduct;
  /** The plan of the first package that exports it. */
  plan: ApiPlan;
  /** Packages that export it, community first. At least one. */
  imports: ApiImport[];
  /** Markdown; may be empty. */
  description: string;
  deprecated: ApiDeprecation | null;
  /** True for exports that the packages call unstable (`Unstable_…`, `unstable_…`). */
  unstable: boolean;
  source: ApiSource;
}

/** How to import an export from one package. */
export interface ApiImport {
  package: string;
  plan: ApiPlan;
  /** Statements, the shortest chunk first: from the sub-path when one exists, then from the root. */
  statements: string[];
}

/** Where the declaration stands. */
export interface ApiSource {
  package: string;
  /** Path in the published package without extension: `DataGrid/DataGrid`. */
  file: string;
  /** The file in the repository at the tag of this version. */
  url: string;
}

export interface ApiComponent extends ApiPageBase {
  kind: 'component';
  /** By name. Props that the packages document themselves. */
  props: ApiMember[];
  /** Props of other libraries, grouped; the groups by package and origin. */
  inherited: ApiInheritedProps[];
  slots: ApiSlot[];
  classes: ApiClass[];
  /** The key in `theme.components`: `MuiDataGrid`; `null` when the theme does not know it. */
  themeKey: string | null;
  /** The element or object that `ref` gives: `HTMLDivElement`; `null` when it takes no ref. */
  refType: string | null;
}

export interface ApiHook extends ApiPageBase {
  kind: 'hook';
  /** One for each overload. At least one. */
  signatures: ApiSignature[];
  /** Properties of the object that it takes first, by name; empty when that is no object of its own. */
  options: ApiMember[];
  /** Properties of the object that it returns, by name; empty when that is no object of its own. */
  returned: ApiMember[];
}

/** An interface, a type alias, an enumeration, or the instances of a class. */
export interface ApiInterface extends ApiPageBase {
  kind: 'interface';
  /** As written between the angle brackets: `R extends GridValidRowModel = any`. */
  typeParameters: ApiTypeText[];
  /** The right side of a type alias, the values of an enumeration as a union; `null` for an interface or a class. Properties of object types are in `properties`. */
  definition: ApiType | null;
  /** By name. For a union of objects: the properties of all members, `required` where all members require it. */
  properties: ApiMember[];
  /** Interfaces that it extends, as written, when they are not resolved into `properties`. */
  extends: ApiType[];
}
