import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {products} from '@site/config/products';
import {CheckIcon} from '@site/src/components/Icons';
import {menuItem, type MenuListProps} from '@site/src/components/MenuButton';
import {useMenuFocus} from '@site/src/ui/useMenuFocus';
import menu from '@site/src/components/MenuButton/menu.module.css';
import type {ProductId} from '@site/src/navigation';
import {productName} from '@theme/productName';
import {productsLabel} from './labels';
import styles from './switch.module.css';

type Props = MenuListProps & {
  /** Product of the page, if it belongs to one. */
  active: ProductId | null;
};

/** The list of the product menu. */
export default function ProductList({active, start, onChoose}: Props): ReactNode {
  const list = useMenuFocus(start);
  return (
    <ul ref={list} role="menu" className={clsx(menu.list, styles.list)} aria-label={productsLabel()}>
      {products.map(({id, path}) => (
        <li key={id} role="none">
          <Link {...menuItem} to={path} aria-current={id === active ? 'true' : undefined} onClick={onChoose}>
            {productName(id)}
            {id === active && <CheckIcon />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
