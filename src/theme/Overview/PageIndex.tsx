import React, {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {Marks} from '@site/src/components/Marks';
import {useNavigationTree} from '@site/src/components/Sidebar/useNavigationTree';
import {getTitle} from '@site/src/navigation';
import {toSections} from './sections';
import styles from './sections.module.css';

/** All pages of the product in groups, with their marks: the navigation, where there is room to see it whole. */
export function Index(): ReactNode {
  const sidebar = useDocsSidebar();
  const tree = useNavigationTree(sidebar?.items);
  const sections = useMemo(() => toSections(tree), [tree]);
  return (
    <div className={styles.sections}>
      {sections.map(({title, group, pages}) => (
        <section key={title}>
          <h3>
            {title} <Marks small {...group} />
          </h3>
          <ul>
            {pages.map((page) => (
              <li key={page.pathname}>
                <Link to={page.pathname}>{getTitle(page)}</Link>
                <Marks small {...page} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
