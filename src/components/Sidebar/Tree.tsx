import React, {Fragment, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ChevronEndIcon} from '@site/src/components/Icons';
import {Marks} from '@site/src/components/Marks';
import {namePieces, getTitle, type NavigationPage} from '@site/src/navigation';
import styles from './styles.module.css';

type TreeProps = {
  pages: readonly NavigationPage[];
  /** Page and groups that lead to the reader's page. */
  activePath: ReadonlySet<string>;
  /** While the reader filters, every group that is left is open. */
  allOpen: boolean;
};

/** The pages and groups of one level. */
export function Tree({pages, ...rest}: TreeProps): ReactNode {
  return (
    <ul className={styles.list}>
      {pages.map((page) => (
        <li key={page.pathname}>
          {page.children ? <Group group={page} {...rest} /> : <PageItem page={page} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

function PageItem({page, activePath}: {page: NavigationPage} & Omit<TreeProps, 'pages'>): ReactNode {
  const isActive = activePath.has(page.pathname);
  return (
    <Link className={styles.link} to={page.pathname} aria-current={isActive ? 'page' : undefined}>
      <span>
        {namePieces(getTitle(page)).map((piece, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </span>
      <Marks small {...page} />
    </Link>
  );
}

function Group({group, ...rest}: {group: NavigationPage} & Omit<TreeProps, 'pages'>): ReactNode {
  const isActive = rest.activePath.has(group.pathname);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const children = <Tree pages={group.children ?? []} {...rest} />;
  if (group.subheader) {
    return (
      <>
        <p className={styles.subheader}>
          <span>{getTitle(group)}</span>
          <Marks small {...group} />
        </p>
        {children}
      </>
    );
  }
  const open = rest.allOpen || (chosen ?? isActive);
  return (
    <>
      <button type="button" className={styles.group} aria-expanded={open} onClick={() => setChosen(!open)}>
        <span>{getTitle(group)}</span>
        <Marks small {...group} />
        <ChevronEndIcon />
      </button>
      {/* Closed groups stay in the page for readers without JavaScript's help and for find-in-page. */}
      <div className={styles.children} hidden={!open}>
        {children}
      </div>
    </>
  );
}
