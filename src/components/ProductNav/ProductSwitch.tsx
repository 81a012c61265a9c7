import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ChevronDownIcon} from '@site/src/components/Icons';
import {MenuButton} from '@site/src/components/MenuButton';
import {productName, shortProductName} from '@theme/productName';
import {productsLabel} from './labels';
import {useCurrentProduct} from './useCurrentProduct';
import styles from './switch.module.css';

const loadList = () => import('./lazyProductList');

/** The product of the page, with a menu of all: where there is no room for a row of them. */
export function ProductSwitch({wide = false}: {wide?: boolean}): ReactNode {
  const active = useCurrentProduct();
  const getName = wide ? productName : shortProductName;
  return (
    <MenuButton
      className={clsx(wide ? styles.wide : styles.pill, active && styles.current)}
      label={active ? `${productsLabel()}: ${productName(active)}` : productsLabel()}
      load={loadList}
      list={({default: List}, props) => <List active={active} {...props} />}
    >
      <span>{active ? getName(active) : productsLabel()}</span>
      <ChevronDownIcon />
    </MenuButton>
  );
}
