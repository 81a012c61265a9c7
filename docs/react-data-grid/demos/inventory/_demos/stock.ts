export interface Item {
  id: number;
  product: string;
  category: string;
  stock: number;
  /** Order more when the stock is not above this number. */
  reorderAt: number;
  price: number;
}

export const categories = ['Coffee', 'Tea', 'Bakery', 'Dairy', 'Supplies'];

export const statuses = ['In stock', 'Reorder', 'Sold out'];

export function statusOf({stock, reorderAt}: Item): string {
  if (stock === 0) return 'Sold out';
  return stock > reorderAt ? 'In stock' : 'Reorder';
}

const products: [string, string, number, number, number][] = [
  ['Espresso roast, 1 kg', 'Coffee', 34, 12, 18.5],
  ['Filter roast, 1 kg', 'Coffee', 9, 12, 17],
  ['Decaf roast, 500 g', 'Coffee', 14, 6, 11.9],
  ['Cold brew, 330 ml', 'Coffee', 0, 24, 2.4],
  ['Assam, 250 g', 'Tea', 18, 8, 7.2],
  ['Sencha, 100 g', 'Tea', 5, 8, 9.8],
  ['Rooibos, 250 g', 'Tea', 21, 6, 6.1],
  ['Croissant, frozen', 'Bakery', 120, 80, 0.65],
  ['Cinnamon roll, frozen', 'Bakery', 42, 60, 0.8],
  ['Banana bread', 'Bakery', 7, 4, 5.5],
  ['Oat drink, 1 l', 'Dairy', 48, 30, 1.55],
  ['Whole milk, 1 l', 'Dairy', 22, 40, 1.2],
  ['Butter, 250 g', 'Dairy', 16, 10, 2.3],
  ['Paper cups, 50', 'Supplies', 31, 20, 3.1],
  ['Lids, 100', 'Supplies', 0, 15, 4.2],
  ['Napkins, 500', 'Supplies', 12, 5, 6.9],
];

export const firstItems: Item[] = products.map(([product, category, stock, reorderAt, price], index) => ({
  id: index + 1,
  product,
  category,
  stock,
  reorderAt,
  price,
}));
