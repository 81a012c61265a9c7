import {translate} from '@docusaurus/Translate';
import {getProduct} from '@site/src/navigation';
import {productName} from '@theme/productName';

// What is said beside a version about the page at an address.

/** An older version is kept elsewhere: the first page of the product there. */
export function archivedNote(path: string): string {
  return translate(
    {
      id: 'site.versions.archived',
      message: 'Archived, opens {product}',
      description: 'Second line of a version that is kept elsewhere: its first page of a product opens',
    },
    {product: productAt(path)},
  );
}

/** An older version lacks the page. */
export function noPageNote(path: string): string {
  return translate(
    {
      id: 'site.versions.noPage',
      message: 'Does not have this page, opens {product}',
      description: 'Note on a version of the menu that lacks the page of the reader',
    },
    {product: productAt(path)},
  );
}

/** An older version lacks the product. */
export function missingReason(path: string): string {
  return translate(
    {
      id: 'site.versions.missing',
      message: 'Does not have {product}',
      description: 'Why a version cannot be chosen on this page',
    },
    {product: productAt(path)},
  );
}

function productAt(path: string): string {
  return productName(getProduct(path).productId ?? 'x');
}
