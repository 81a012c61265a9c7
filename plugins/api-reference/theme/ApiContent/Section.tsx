import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Marks from '@theme/Marks';
import type {ApiSectionKind, ApiSectionView} from '../../view/types';
import {defaultLabel, descriptionLabel, nameLabel, selectorLabel, typeLabel} from './columnLabels';
import {Entry} from './Entry';
import entry from './Entry.module.css';
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
  const isOrderable = orderable.has(kind);
  const hasDefaults = withDefaults.has(kind);
  const idPrefix = inPanel ? 'panel-' : '';
  return (
    <section
      data-api-section
      className={clsx(
        styles.section,
        inPanel ? entry.plain : entry.page,
        !hasDefaults && [styles.noDefaults, entry.noDefaults],
      )}
    >
      <h2 id={idPrefix + id}>
        {sectionLabel(section)}
        {plan !== 'community' && <Marks plan={plan} />}
      </h2>
      {description && <Html html={description} />}
      {!inPanel && (
        <div className={styles.columns} aria-hidden="true">
          <span>{nameLabel()}</span>
          <span>{kind === 'classes' ? selectorLabel() : typeLabel()}</span>
          {hasDefaults && <span>{defaultLabel()}</span>}
          <span>{descriptionLabel()}</span>
        </div>
      )}
      <div className={entry.entries} data-api-orderable={isOrderable ? '' : undefined}>
        {entries.map((each) => (
          <Entry key={each.id} entry={each} page={page} idPrefix={idPrefix} hasHeading />
        ))}
      </div>
    </section>
  );
}
