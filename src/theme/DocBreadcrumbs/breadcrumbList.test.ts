import {expect, it} from 'vitest';
import {breadcrumbList} from './breadcrumbList';

const product = {name: 'Charts', address: 'https://docs.test/x/react-charts/'};

it('names each step with its position and address', () => {
  const bars = {name: 'Bars', address: 'https://docs.test/x/react-charts/bars/'};
  expect(JSON.parse(breadcrumbList([product, bars]))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Charts', item: product.address},
      {'@type': 'ListItem', position: 2, name: 'Bars', item: bars.address},
    ],
  });
});

it('has one step for the first page of a product', () => {
  const list: unknown = JSON.parse(breadcrumbList([product, {...product, name: 'Overview'}]));
  expect(list).toHaveProperty('itemListElement.length', 1);
});
