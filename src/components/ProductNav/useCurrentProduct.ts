import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import {productOf, type ProductId} from '@site/src/navigation';

/** The plugins whose pages belong to products. */
const pluginsWithProducts: readonly string[] = [
  'docusaurus-plugin-content-docs',
  'docusaurus-plugin-api-reference',
];

/** The product that the page belongs to; `null` outside of the documentation, whatever the address: on the 404 page, for one. */
export function useCurrentProduct(): ProductId | null {
  const {pathname} = useLocation();
  const {plugin} = useRouteContext();
  return pluginsWithProducts.includes(plugin.name) ? productOf(pathname).productId : null;
}
