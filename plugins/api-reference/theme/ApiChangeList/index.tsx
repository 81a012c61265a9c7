import React, {memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Marks from '@theme/Marks';
import type {ApiChangeRow, ApiChangesView} from '../../view/changesView';
import {FilteredList} from '../ApiNameList/FilteredList';
import names from '../ApiNameList/name.module.css';
import {changeLabels, changesLead, changesTitle} from './labels';
import styles from './styles.module.css';

/** The changes of a product, which `useApiControls` filters. */
function ApiChangeList({view: {product, before, after, rows}}: {view: ApiChangesView}): ReactNode {
  const kinds = Object.entries(changeLabels).filter(([kind]) => rows.some((row) => row.kind === kind));
  return (
    <FilteredList
      title={changesTitle(product, before, after)}
      lead={changesLead(before, after)}
      filter={changesLabel(rows.length)}
      choices={[{name: 'kind', label: allText, options: kinds}]}
    >
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <Row key={index} row={row} older={before} />
        ))}
      </ul>
    </FilteredList>
  );
}

export default memo(ApiChangeList);

function Row({row, older}: {row: ApiChangeRow; older: string}): ReactNode {
  const {kind, owner, name, plan, before, after, path, olderHref} = row;
  const label = owner === name ? name : `${owner}.${name}`;
  const href = useBaseUrl(path ?? '');
  return (
    <li className={styles.row} data-api-entry={label} data-kind={kind}>
      <span className={styles.kind}>{changeLabels[kind]}</span>
      <span className={names.name}>
        {path === undefined ? (
          <code>{label}</code>
        ) : (
          <a href={href}>
            <code>{label}</code>
          </a>
        )}
        <Marks plan={plan === 'community' ? undefined : plan} />
        {olderHref !== undefined && (
          <a className={styles.older} href={olderHref} aria-label={olderText(owner, older)}>
            {older}
          </a>
        )}
        {before !== null && after !== null && (
          <span className={styles.values} data-api-text="">
            <del>{before}</del> → <ins>{after}</ins>
          </span>
        )}
      </span>
    </li>
  );
}

function olderText(name: string, version: string): string {
  return translate(
    {
      id: 'apiReference.change.older',
      message: '{name} in {version}',
      description: 'Name of the link to a component in the documentation of an older version',
    },
    {name, version},
  );
}

function changesLabel(count: number): string {
  return translate(
    {
      id: 'apiReference.filter.changes',
      message: 'Filter {count} changes',
      description: 'Label of the filter box of a page of changes; there are several',
    },
    {count},
  );
}

const allText = translate({
  id: 'apiReference.change.all',
  message: 'All changes',
  description: 'Choice among changes',
});
