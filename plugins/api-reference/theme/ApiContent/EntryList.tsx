import React, {type ReactNode} from 'react';
import type {ApiEntryView} from '../../view/types';
import {Entry} from './Entry';
import {entryLabels} from './labels';
import styles from './Section.module.css';

type Props = {
  entries: readonly ApiEntryView[];
  /** Address of the page of the entries: empty on that page itself. */
  page?: string;
  inPanel?: boolean;
  /** Whether they stand in the contents. */
  hasHeadings?: boolean;
  /** Whether they may have a default. */
  hasDefaults: boolean;
  /** Whether they are CSS classes, which have a selector instead of a type. */
  hasSelectors?: boolean;
  isOrderable?: boolean;
};

/** Entries, and the heads of their columns, which a table shows. */
export function EntryList({
  entries,
  page = '',
  inPanel = false,
  hasHeadings = true,
  hasDefaults,
  hasSelectors = false,
  isOrderable = false,
}: Props): ReactNode {
  return (
    <>
      {!inPanel && (
        <div className={styles.columns} aria-hidden="true">
          <span>{entryLabels.name}</span>
          <span>{hasSelectors ? entryLabels.selector : entryLabels.type}</span>
          {hasDefaults && <span>{entryLabels.default}</span>}
          <span>{entryLabels.description}</span>
        </div>
      )}
      <div className={styles.entries} data-api-orderable={isOrderable ? '' : undefined}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} page={page} inPanel={inPanel} hasHeading={hasHeadings} />
        ))}
      </div>
    </>
  );
}
