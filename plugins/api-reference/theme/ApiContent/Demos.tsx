import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ApiDemosView, ApiPageView} from '../../view/types';
import {sectionLabel} from './labels';
import styles from './Demos.module.css';

/** Pages that are always shown; a list of one or two more is not worth hiding. */
const shown = 4;
const maxShown = 6;

/** The demos that use an export, by page; of a grid there are dozens, and the props are what a reader came for. */
export function Demos({demos}: Pick<ApiPageView, 'demos'>): ReactNode {
  const first = demos.length > maxShown ? demos.slice(0, shown) : demos;
  const rest = demos.slice(first.length);
  return (
    <section>
      <h2 id="demos">{sectionLabel({kind: 'demos'})}</h2>
      <DemoList demos={first} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{moreText(rest.length)}</summary>
          <DemoList demos={rest} />
        </details>
      )}
    </section>
  );
}

function DemoList({demos}: {demos: readonly ApiDemosView[]}): ReactNode {
  return (
    <ul className={styles.demos}>
      {demos.map(({title, href, demos: each}) => (
        <li key={href}>
          <a href={href}>{title}</a>{' '}
          {each.map((demo) => (
            <a key={demo.name} className={styles.demo} href={demo.href}>
              {demo.name}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}

function moreText(count: number): string {
  return translate(
    {
      id: 'apiReference.demos.more',
      message: 'Show {count} more pages',
      description: 'Opens the rest of the list of pages with demos of a component',
    },
    {count},
  );
}
