import {translate} from '@docusaurus/Translate';

/** Name of the product navigation for screen readers. */
export function productsLabel(): string {
  return translate({
    id: 'site.products.label',
    message: 'Products',
    description: 'Name of the product navigation for screen readers',
  });
}
