import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Marks from '@theme/Marks';
import type {ApiSectionKind, ApiSectionView} from '../../view/types';
import {EntryList} from './EntryList';
import {Html} from './Html';
import {sectionLabel} from './labels';
import styles from './Section.module.css';

type SectionProps = {
  section: ApiSectionView;
  /** Address of the page of the entries: empty on that page itself. */
  page: string;
  inPanel: boolean;
};

const withDefaults: ReadonlySet<ApiSectionKind> = new Set(['props', 'slots', 'properties', 'options']);

/** Sections whose required entries stand first. */
export const orderable: ReadonlySet<ApiSectionKind> = new Set(['props', 'properties', 'options']);

/** A list of entries below its heading. */
export function Section({section, page, inPanel}: SectionProps): ReactNode {
  const {id, kind, plan, description, entries} = section;
  const hasDefaults = withDefaults.has(kind);
  return (
    <section data-api-section className={clsx(styles.section, !hasDefaults && styles.noDefaults)}>
      <h2 id={inPanel ? `panel-${id}` : id}>
        {sectionLabel(section)}
        {plan !== 'community' && <Marks plan={plan} />}
      </h2>
      {description && <Html html={description} />}
      <EntryList
        entries={entries}
        page={page}
        inPanel={inPanel}
        hasDefaults={hasDefaults}
        hasSelectors={kind === 'classes'}
        isOrderable={orderable.has(kind)}
      />
    </section>
  );
}
