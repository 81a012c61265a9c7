// Ejected: one navigation for all widths (column or drawer), with a filter, marks and groups of our own.
import React, {useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useNavigationDrawer} from '@site/src/components/NavigationDrawer/context';
import {ProductNav} from '@site/src/components/ProductNav';
import {countPages, filterTree} from '@site/src/components/Sidebar/filterTree';
import {toNavigationTree} from '@site/src/components/Sidebar/navigationTree';
import {Tree} from '@site/src/components/Sidebar/Tree';
import {useKeptScroll} from '@site/src/components/Sidebar/useKeptScroll';
import {debounce} from '@site/src/debounce';
import {findActivePage, productOf} from '@site/src/navigation';
import type {Props} from '@theme/DocSidebar';
import styles from './styles.module.css';

export default function DocSidebar({sidebar, path}: Props): ReactNode {
  const {open, setOpen, dismiss} = useNavigationDrawer();
  const panel = useRef<HTMLDivElement>(null);
  const filterId = useId();
  const [query, setQuery] = useState('');
  const applyQuery = useMemo(() => debounce(setQuery), []);
  const tree = useMemo(() => toNavigationTree(sidebar), [sidebar]);
  const shown = useMemo(() => filterTree(tree, query), [tree, query]);
  const activePath = useMemo(() => {
    const active = findActivePage(tree, path);
    return new Set(active ? [...active.parents, active.page].map(({pathname}) => pathname) : []);
  }, [tree, path]);
  useKeptScroll(panel, productOf(path).productId ?? 'x', path);
  useEffect(() => {
    if (open) {
      panel.current?.querySelector<HTMLElement>('a, input')?.focus();
    }
  }, [open]);

  const clearFilter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      // The first Escape is for the filter, the next one for the drawer around it.
      event.stopPropagation();
      event.preventDefault();
      event.currentTarget.value = '';
      applyQuery.clear();
      setQuery('');
    }
  };

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
        <div className={styles.products}>
          <ProductNav orientation="column" />
        </div>
        <nav aria-label={navigationLabel()}>
          <label className={styles.filter}>
            <span className={styles.filterLabel} id={filterId}>
              {filterLabel()}
            </span>
            <input
              type="search"
              placeholder={filterLabel()}
              aria-labelledby={filterId}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => applyQuery(event.currentTarget.value)}
              onKeyDown={clearFilter}
            />
          </label>
          <p role="status" className={shown.length === 0 ? styles.empty : styles.filterLabel}>
            {query !== '' && resultText(countPages(shown))}
          </p>
          <Tree pages={shown} activePath={activePath} allOpen={query !== ''} />
        </nav>
      </div>
    </>
  );
}

function navigationLabel(): string {
  return translate({
    id: 'site.navigation.label',
    message: 'Pages',
    description: 'Name of the page navigation for screen readers',
  });
}

function filterLabel(): string {
  return translate({
    id: 'site.navigation.filter',
    message: 'Filter pages',
    description: 'Label of the box that filters the navigation',
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
