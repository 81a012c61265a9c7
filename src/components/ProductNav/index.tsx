import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {products} from '@site/config/products';
import {productOf} from '@site/src/navigation';
import {shortProductName} from '@theme/productName';
import {productsLabel} from './labels';
import styles from './styles.module.css';

/** Links to the products; the one that the page belongs to is marked. One sidebar belongs to each. */
export function ProductNav({orientation}: {orientation: 'row' | 'column'}): ReactNode {
  const active = productOf(useLocation().pathname).productId;
  const isBrowser = useIsBrowser();
  return (
    // The 404 page is one file for all addresses, and hydration keeps the mark that it finds.
    <nav key={isBrowser ? 'browser' : 'server'} className={styles[orientation]} aria-label={productsLabel()}>
      <ul className={styles.list}>
        {products.map(({id, path}) => (
          <li key={id}>
            <Link className={styles.link} to={path} aria-current={id === active ? 'true' : undefined}>
              {shortProductName(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
