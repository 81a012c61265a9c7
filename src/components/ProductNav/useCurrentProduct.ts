import {useMemo} from 'react';
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import {getProduct, type ProductId} from '@site/src/navigation';

/**
 * The product that the page belongs to; `null` on pages that belong to none: the 404 page, whatever its address, and
 * those outside of the documentation. The server, which draws the 404 page without knowing the address, finds the same.
 */
export function useCurrentProduct(): ProductId | null {
  const {pathname} = useLocation();
  return useMemo(() => (isInDocumentation(pathname) ? getProduct(pathname).productId : null), [pathname]);
}

/** Pages of the documentation lie below the route of their frame; an address without a page matches that one alone. */
function isInDocumentation(pathname: string): boolean {
  const matches = matchRoutes(routes, pathname);
  return matches.length > 1 && matches.at(-1)?.route.exact === true;
}
