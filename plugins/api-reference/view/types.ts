import type {ApiPlan, ApiProduct} from '../model/types';

/**
 * What a page of the reference shows, prepared at build: every text that is not of the interface is HTML already, so
 * that the theme draws it without a Markdown or type printer. Fields that a page does not need are absent.
 */
export interface ApiPageView {
  name: string;
  product: ApiProduct;
  slug: string;
  kind: ApiPageKind;
  plan: ApiPlan;
  unstable?: true;
  /** The version that brought it, where the version before is known. */
  since?: string;
  description: string;
  deprecated?: ApiDeprecatedView;
  imports: ApiImportView[];
  demos: ApiDemosView[];
  /** Right side of a type alias, HTML; below it one line for each alias in it that stands for a list of values. */
  definition?: string;
  /** Between the angle brackets of a generic type, HTML. */
  typeParameters?: string[];
  /** Types that it extends. */
  extends?: string[];
  /** Each overload of a hook. */
  signatures?: ApiSignatureView[];
  sections: ApiSectionView[];
  /** Props of other libraries. */
  inherited?: {origin: string; package: string; entries: ApiEntryView[]}[];
  /** The key of a component, with the highlighted code of an example. */
  theme?: {key: string; code: string};
  refType?: string;
  /** With its path for the reader, which begins with the package. */
  source?: {href: string; file: string};
}

export type ApiPageKind = 'component' | 'hook' | 'interface' | 'events' | 'api-object' | 'selectors';

/** HTML; empty when the packages only say that it is deprecated. */
export interface ApiDeprecatedView {
  text: string;
}

export interface ApiImportView {
  package: string;
  /** Its exact version. */
  version?: string;
  plan: ApiPlan;
  statements: string[];
}

/** The demos of one page that use an export. */
export interface ApiDemosView {
  /** Title of the page. */
  title: string;
  href: string;
  demos: {name: string; href: string}[];
}

/** What a section lists; `options` and `returned`: of the objects that a hook takes and gives. Its texts are the theme's. */
export type ApiSectionKind =
  | 'props'
  | 'slots'
  | 'classes'
  | 'properties'
  | 'options'
  | 'returned'
  | 'events'
  | 'methods'
  | 'selectors';

export interface ApiSectionView {
  kind: ApiSectionKind;
  /** The anchor: `props`, or the area of the API object. */
  id: string;
  /** Its own title, where several sections of a kind stand on one page; as the packages name it. */
  title?: string;
  plan?: ApiPlan;
  /** HTML. */
  description?: string;
  entries: ApiEntryView[];
}

/** One prop, slot, class, property, event, method or selector. */
export interface ApiEntryView {
  /** The anchor: `prop-rowHeight`. */
  id: string;
  name: string;
  required?: true;
  plan?: 'pro' | 'premium';
  /** The version that brought it, where the version before is known and has the page. */
  since?: string;
  deprecated?: ApiDeprecatedView;
  /** The declared type, HTML. */
  type?: string;
  /** The aliases in the type with what they stand for, HTML: `DateView = 'year' | 'month' | 'day'`. */
  values?: string[];
  /** Code as written. */
  default?: string;
  description?: string;
  /** Where the type does not show it: how it is called, HTML. */
  call?: string;
  params?: ApiParameterView[];
  returns?: {type: string; description: string};
  /** See-also lines and examples, HTML. */
  notes?: string[];
  /** The interface that declares it, HTML. */
  declaredIn?: string;
  /** A CSS selector. */
  selector?: string;
  /** True for a state class that all components share. */
  isGlobal?: true;
  /** Of a slot: the type of `slotProps.<name>`, HTML. */
  propsType?: string;
  /** Of an event: what the listener gets, HTML. */
  eventType?: string;
  /** Of an event: the prop that listens to it, HTML. */
  prop?: string;
}

export interface ApiParameterView {
  name: string;
  optional?: true;
  type: string;
  description: string;
}

export interface ApiSignatureView {
  /** HTML; below the call one line for each alias in it that stands for a list of values. */
  code: string;
  params: ApiParameterView[];
  returns: {type: string; description: string};
}

/** What the browser needs before the page's content: title and contents. */
export interface ApiHeadView {
  name: string;
  product: ApiProduct;
  slug: string;
  kind: ApiPageKind;
  /** Plain text for search engines. */
  summary: string;
  contents: ApiContentsView[];
}

/** A part of a page in its table of contents: its id, what it is, its own title if any, and the names of its entries. */
export type ApiContentsView = {id: string; title?: string} & (
  | {kind: ApiSectionKind; entries: string[]}
  | {kind: ApiPartKind; entries?: undefined}
);

/** What stands around the sections. */
export type ApiPartKind = 'imports' | 'demos' | 'signature' | 'definition' | 'inherited' | 'theme' | 'source';

/** One name of the index. */
export interface ApiIndexRow {
  name: string;
  product: ApiProduct;
  kind: ApiNameKind;
  plan: ApiPlan;
  /** Address below the base address of the language, without its first slash: `api/data-grid/data-grid/`. */
  path: string;
  deprecated?: true;
}

/** An index: of one product, or of all. */
export interface ApiIndexView {
  product?: ApiProduct;
  rows: ApiIndexRow[];
}

export type ApiNameKind = 'component' | 'hook' | 'interface' | 'event' | 'method' | 'selector';

/** The pages of a product, as its sidebar lists them. */
export interface ApiSidebarView {
  product: ApiProduct;
  groups: {kind: ApiPageKind; pages: ApiSidebarPage[]}[];
  /** Name of the older version, where there is a page of changes. */
  changesSince?: string;
}

export type ApiSidebarPage = [name: string, slug: string, plan?: 'pro' | 'premium'];
