import {translate} from '@docusaurus/Translate';
import type {ApiProduct} from '../../model/types';
import {productName} from '@theme/productName';

/** Title and lead of an index: of one product, or of all. */
export function indexTexts(product: ApiProduct | undefined): {title: string; description: string} {
  if (product === undefined) {
    return {
      title: translate({
        id: 'apiReference.index.title',
        message: 'API reference',
        description: 'Title of the index',
      }),
      description: translate({
        id: 'apiReference.index.lead',
        message: 'Every component, hook, type, event, method and selector of MUI X, by name.',
        description: 'Lead of the index of the API reference',
      }),
    };
  }
  const name = productName(`x-${product}`);
  return {
    title: translate(
      {
        id: 'apiReference.index.productTitle',
        message: '{name} API',
        description: 'Title of a product’s index',
      },
      {name},
    ),
    description: translate(
      {
        id: 'apiReference.index.productLead',
        message: 'Every public name of the {name} packages, with its props, types and defaults.',
        description: 'Lead of a product’s index',
      },
      {name},
    ),
  };
}
