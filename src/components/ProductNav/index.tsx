import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {products} from '@site/config/products';
import {shortProductName} from '@theme/productName';
import {productsLabel} from './labels';
import {useCurrentProduct} from './useCurrentProduct';
import styles from './styles.module.css';

type Props = {
  orientation: 'row' | 'column';
  /** Id of the heading above the links, where there is one: two landmarks of a page have two names. */
  labelledBy?: string;
};

/** Links to the products; the one that the page belongs to is marked. One sidebar belongs to each. */
export function ProductNav({orientation, labelledBy}: Props): ReactNode {
  const active = useCurrentProduct();
  return (
    <nav
      className={styles[orientation]}
      aria-labelledby={labelledBy}
      aria-label={labelledBy === undefined ? productsLabel() : undefined}
    >
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
