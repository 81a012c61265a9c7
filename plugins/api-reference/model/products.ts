/** The first part of an API address: `/x/api/<product>/<slug>/`. */
export type ApiProduct = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';

/** The products, in the order in which they are shown. */
export const API_PRODUCTS: readonly ApiProduct[] = ['data-grid', 'date-pickers', 'charts', 'tree-view'];
