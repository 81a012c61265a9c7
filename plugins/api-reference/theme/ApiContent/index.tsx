import React, {memo, type ReactNode} from 'react';
import type {ApiPageView} from '../../view/types';
import {filterLabel} from './filterLabel';
import {Head, Title} from './Head';
import {AfterEntries, Declaration} from './AroundEntries';
import {Nothing} from './Nothing';
import {orderable, Section} from './Section';
import styles from './styles.module.css';
import {LayoutChoice, OrderChoice, Tools} from './Tools';

type Props = {
  view: ApiPageView;
  /** In a panel beside a page: the entries alone, whose links lead to their own page. */
  panel?: {address: string};
};

/**
 * What stands on a page of the reference. It draws once: on the server, after a navigation, or in a panel. What the
 * reader does with it changes attributes of its elements (`useApiControls`).
 */
function ApiContent({view, panel}: Props): ReactNode {
  const {sections} = view;
  const inPanel = panel !== undefined;
  const page = panel?.address ?? '';
  const hasEntries = sections.some(({entries}) => entries.length > 0);
  const tools = hasEntries && (
    <Tools filter={filterLabel(view, inPanel)}>
      {!inPanel && <LayoutChoice />}
      {!inPanel && sections.some(({kind}) => orderable.has(kind)) && <OrderChoice />}
    </Tools>
  );
  const nothing = hasEntries && <Nothing />;
  const list = sections.map((section) => (
    <Section key={section.id} section={section} page={page} inPanel={inPanel} />
  ));
  return inPanel ? (
    <div className={`${styles.content} ${styles.panel}`} data-api-view="part">
      {tools}
      {nothing}
      {list}
    </div>
  ) : (
    <div className={`markdown ${styles.content}`} data-api-view="full">
      <Title view={view} />
      <Head view={view} />
      <Declaration view={view} />
      {tools}
      {nothing}
      {list}
      <AfterEntries view={view} />
    </div>
  );
}

export default memo(ApiContent);
