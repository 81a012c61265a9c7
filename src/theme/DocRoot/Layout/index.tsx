// Ejected: three columns of our own; the navigation is one element that becomes a drawer on narrow screens.
import React, {type ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useNavigationDrawer} from '@site/src/components/NavigationDrawer/context';
import DocSidebar from '@theme/DocSidebar';
import type {Props} from '@theme/DocRoot/Layout';
import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  const {open} = useNavigationDrawer();
  return (
    <div>
      {sidebar && (
        <DocSidebar
          key={sidebar.name}
          sidebar={sidebar.items}
          path={pathname}
          onCollapse={noCollapse}
          isHidden={false}
        />
      )}
      <main className={styles.main} inert={open}>
        {children}
      </main>
    </div>
  );
}

/** The sidebar of this theme has no collapse button; the property belongs to the original's contract. */
function noCollapse(): void {}
