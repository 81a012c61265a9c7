import {getSegments} from './addresses';
import type {Product, ProductId} from './types';

const UNKNOWN: Product = {categoryId: null, productId: null};

function productInX(rest: readonly string[]): ProductId {
  const area = rest[0] === 'api' ? `api/${rest[1] ?? ''}` : rest[0];
  switch (area) {
    case 'react-data-grid':
    case 'api/data-grid':
      return 'x-data-grid';
    case 'react-date-pickers':
    case 'api/date-pickers':
      return 'x-date-pickers';
    case 'react-charts':
    case 'api/charts':
      return 'x-charts';
    case 'react-tree-view':
    case 'api/tree-view':
      return 'x-tree-view';
    default:
      return 'x';
  }
}

/**
 * Product and category that an address belongs to; language and version prefix are ignored.
 *
 * @returns both ids, or `null` for both when the first segment is unknown
 */
export function getProduct(path: string): Product {
  const [area, ...rest] = getSegments(path);
  switch (area) {
    case 'material-ui':
    case 'joy-ui':
    case 'base-ui':
    case 'system':
      return {categoryId: 'core', productId: area};
    case 'x':
      return {categoryId: 'x', productId: productInX(rest)};
    case 'toolpad':
      return {categoryId: 'toolpad', productId: rest[0] === 'studio' ? 'toolpad-studio' : 'toolpad-core'};
    case 'docs':
    case 'versions':
    case 'production-error':
      return {categoryId: 'docs', productId: 'docs'};
    default:
      return UNKNOWN;
  }
}

/** The product that an address belongs to; the library as a whole where it belongs to none. */
export function productAt(path: string): ProductId {
  return getProduct(path).productId ?? 'x';
}

/** Whether an address is the first page of a product with components: `/zh/x/react-charts/`, in any language and version. */
export function isOverview(path: string): boolean {
  const [area, page = '', ...below] = getSegments(path);
  return area === 'x' && page.startsWith('react-') && below.length === 0;
}
