import React, {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ChevronDownIcon} from '@site/src/components/Icons';
import {useMenuButton} from '@site/src/components/MenuButton/useMenuButton';
import menu from '@site/src/components/MenuButton/menu.module.css';
import {productOf} from '@site/src/navigation';
import {productName, shortProductName} from '@theme/productName';
import {productsLabel} from './labels';
import styles from './switch.module.css';

const loadList = () => import('./lazyProductList');
const List = lazy(loadList);

/** The product of the page, with a menu of all: where there is no room for a row of them. */
export function ProductSwitch({wide = false}: {wide?: boolean}): ReactNode {
  const {open, start, root, button, toggle, close, onKeyDown} = useMenuButton();
  const active = productOf(useLocation().pathname).productId ?? 'x';
  const isBrowser = useIsBrowser();
  return (
    <div
      // As in the row of products: the 404 page is one file for all addresses.
      key={isBrowser ? 'browser' : 'server'}
      ref={root}
      className={menu.root}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className={clsx(menu.button, wide ? styles.wide : styles.pill)}
        aria-haspopup="menu"
        aria-expanded={open}
        suppressHydrationWarning
        aria-label={`${productsLabel()}: ${productName(active)}`}
        onClick={toggle}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
      >
        {/* The server's 404 page knows no address: what differs is drawn anew at once. */}
        <span suppressHydrationWarning>{wide ? productName(active) : shortProductName(active)}</span>
        <ChevronDownIcon />
      </button>
      {open && (
        <Suspense fallback={null}>
          <List active={active} start={start} onChoose={close} />
        </Suspense>
      )}
    </div>
  );
}
