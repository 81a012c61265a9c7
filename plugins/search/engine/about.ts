import {getProduct, type ProductId} from '../../../src/navigation';

/** What pages outside of the folder of a product are called that are about it: `/x/migration/migration-pickers-v7/`. */
const inNames: readonly (readonly [part: string, product: ProductId])[] = [
  ['data-grid', 'x-data-grid'],
  ['pickers', 'x-date-pickers'],
  ['charts', 'x-charts'],
  ['tree-view', 'x-tree-view'],
];

/** The product that a page is about; nothing for a page about none, or about all. */
export function productAbout(address: string): ProductId | null {
  const {productId} = getProduct(address);
  if (productId !== 'x') return productId;
  return inNames.find(([part]) => address.includes(`-${part}-`))?.[1] ?? null;
}
