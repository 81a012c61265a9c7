import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ChevronDownIcon} from '@site/src/components/Icons';
import {MenuButton} from '@site/src/components/MenuButton';
import {productOf} from '@site/src/navigation';
import {productName, shortProductName} from '@theme/productName';
import {productsLabel} from './labels';
import styles from './switch.module.css';

const loadList = () => import('./lazyProductList');

/** The product of the page, with a menu of all: where there is no room for a row of them. */
export function ProductSwitch({wide = false}: {wide?: boolean}): ReactNode {
  const active = productOf(useLocation().pathname).productId ?? 'x';
  const isBrowser = useIsBrowser();
  return (
    <MenuButton
      // As in the row of products: the 404 page is one file for all addresses.
      key={isBrowser ? 'browser' : 'server'}
      className={wide ? styles.wide : styles.pill}
      label={`${productsLabel()}: ${productName(active)}`}
      load={loadList}
      list={({default: List}, props) => <List active={active} {...props} />}
    >
      <span suppressHydrationWarning>{wide ? productName(active) : shortProductName(active)}</span>
      <ChevronDownIcon />
    </MenuButton>
  );
}
