/** A page whose bytes are measured. */
export interface BenchPage {
  /** Address, with a hash where the visit begins at a demo further down. */
  readonly address: string;
  /** The demos that load: those near the part of the page that the reader sees first. No other one may. */
  readonly demos: readonly string[];
}

/** Size of the window in CSS px: a demo loads when it comes within 400 px of it. */
export const viewport = {width: 1280, height: 600};

/**
 * One page of each kind, by the name that `bytes.json` uses, as a reader meets it who has just opened it. Where no demo
 * is to load, all demos of the page are kept out of sight.
 */
export const benchPages = {
  'no demo': {address: '/x/introduction/support/', demos: []},
  'demos out of sight': {address: '/x/react-data-grid/quickstart/', demos: []},
  grid: {address: '/x/react-data-grid/quickstart/', demos: ['FirstGrid']},
  'premium grid': {address: '/x/react-data-grid/row-grouping/', demos: ['GroupOrders']},
  picker: {address: '/x/react-date-pickers/quickstart/', demos: ['FirstPicker']},
  chart: {address: '/x/react-charts/quickstart/', demos: ['QuickstartFirst']},
  tree: {address: '/x/react-tree-view/quickstart/', demos: ['FirstTree']},
  'API page': {address: '/x/api/data-grid/data-grid-premium/', demos: []},
  'not found': {address: '/x/no-such-page/', demos: []},
  Chinese: {address: '/zh/x/introduction/support/', demos: []},
} as const satisfies Readonly<Record<string, BenchPage>>;

/** Name of a kind of page. */
export type PageKind = keyof typeof benchPages;

/** All kinds, in the order of the table. */
export const pageKinds = Object.keys(benchPages) as PageKind[];
