// Ours: what products are called is one list, for the header, the menus and the API reference of plugins/api-reference.
import {translate} from '@docusaurus/Translate';
import type {ProductId} from '@site/src/navigation';

/** Name of a product as a reader knows it. */
export function productName(id: ProductId): string {
  switch (id) {
    case 'x-data-grid':
      return translate({id: 'site.product.dataGrid', message: 'Data Grid', description: 'Name of a product'});
    case 'x-date-pickers':
      return translate({
        id: 'site.product.datePickers',
        message: 'Date and Time Pickers',
        description: 'Name of a product',
      });
    case 'x-charts':
      return translate({id: 'site.product.charts', message: 'Charts', description: 'Name of a product'});
    case 'x-tree-view':
      return translate({id: 'site.product.treeView', message: 'Tree View', description: 'Name of a product'});
    default:
      return translate({
        id: 'site.product.introduction',
        message: 'Introduction',
        description: 'Name of the introduction among the products',
      });
  }
}

/** The same where there is little room. */
export function shortProductName(id: ProductId): string {
  return id === 'x-date-pickers'
    ? translate({
        id: 'site.product.datePickers.short',
        message: 'Date Pickers',
        description: 'Short name of the date and time pickers',
      })
    : productName(id);
}
