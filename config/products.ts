import type {ProductId} from '../src/navigation';

/** A product of the header: its page in this documentation and the sidebar that belongs to it. */
export type Product = {
  id: ProductId;
  /** Address below the base address of the language. */
  path: string;
};

/** The products in the order of the header. */
export const products: readonly Product[] = [
  {id: 'x', path: '/introduction/'},
  {id: 'x-data-grid', path: '/react-data-grid/'},
  {id: 'x-date-pickers', path: '/react-date-pickers/'},
  {id: 'x-charts', path: '/react-charts/'},
  {id: 'x-tree-view', path: '/react-tree-view/'},
];
