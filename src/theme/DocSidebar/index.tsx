// Ejected: one navigation for all widths (column or drawer), with a filter, marks and groups of our own.
import React, {useMemo, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {products} from '@site/config/products';
import {packagesOn, useDocumentedVersion} from '@site/plugins/library-versions/client';
import {useNavigationDrawer} from '@site/src/components/NavigationDrawer/context';
import {Mark} from '@site/src/components/Marks';
import {countPages, filterTree} from '@site/src/components/Sidebar/filterTree';
import {Tree} from '@site/src/components/Sidebar/Tree';
import {useKeptScroll} from '@site/src/components/Sidebar/useKeptScroll';
import {useNavigationTree} from '@site/src/components/Sidebar/useNavigationTree';
import {findActivePage, getProduct} from '@site/src/navigation';
import type {Props} from '@theme/DocSidebar';
import {productName} from '@theme/productName';
import {DrawerFoot, DrawerHead} from './DrawerFrame';
import {Filter} from './Filter';
import styles from './styles.module.css';

export default function DocSidebar({sidebar, path}: Props): ReactNode {
  const {open, setOpen, dismiss} = useNavigationDrawer();
  const panel = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const tree = useNavigationTree(sidebar);
  const shown = useMemo(() => filterTree(tree, query), [tree, query]);
  const activePath = useMemo(() => {
    const active = findActivePage(tree, path);
    return new Set(active ? [...active.parents, active.page].map(({pathname}) => pathname) : []);
  }, [tree, path]);
  useKeptScroll(panel, getProduct(path).productId ?? 'x', path);
  return (
    <>
      {open && <div className={styles.backdrop} onClick={dismiss} />}
      <div
        id="site-navigation"
        ref={panel}
        className={styles.panel}
        data-open={open}
        {...(open && {role: 'dialog', 'aria-label': navigationLabel()})}
        // A link to the page that is open changes no address, so nothing else would close the drawer.
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(false)}
      >
        {open && <DrawerHead onClose={dismiss} />}
        <nav aria-label={navigationLabel()}>
          {!open && <Head path={path} />}
          <Filter
            onQuery={setQuery}
            result={query === '' ? '' : resultText(countPages(shown))}
            isEmpty={shown.length === 0}
          />
          <Tree pages={shown} activePath={activePath} allOpen={query !== ''} />
          <Legend />
        </nav>
        {open && <DrawerFoot />}
      </div>
    </>
  );
}

/** The product that the list belongs to, and the version of its packages. */
function Head({path}: {path: string}): ReactNode {
  const {productId} = getProduct(path);
  const product = products.find(({id}) => id === productId) ?? products[0];
  const packages = packagesOn(useDocumentedVersion(), productId);
  return (
    product && (
      <p className={styles.head}>
        <Link to={product.path}>{productName(product.id)}</Link>
        <span dir="ltr">{packages.replace(/^MUI X /, '')}</span>
      </p>
    )
  );
}

/** What the marks in the list of pages mean, below it. */
function Legend(): ReactNode {
  return (
    <p className={styles.legend}>
      <Mark kind="pro" />
      <Mark kind="premium" />
      <Mark kind="unstable" />
      <Mark kind="planned" />
    </p>
  );
}

function navigationLabel(): string {
  return translate({
    id: 'site.navigation.label',
    message: 'Pages',
    description: 'Name of the page navigation for screen readers',
  });
}

function resultText(count: number): string {
  return count === 0
    ? translate({
        id: 'site.navigation.nothing',
        message: 'No page has this in its title.',
        description: 'Shown when the navigation filter matches nothing',
      })
    : translate(
        {
          id: 'site.navigation.count',
          message: 'Pages that match: {count}',
          description: 'Read out while the navigation is filtered',
        },
        {count},
      );
}
