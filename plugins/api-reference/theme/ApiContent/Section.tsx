import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Marks from '@theme/Marks';
import type {ApiSectionView} from '../../view/types';
import {defaultLabel, Entry} from './Entry';
import {Html} from './Html';
import {sectionLabel} from './labels';
import styles from './Section.module.css';

/** A list of entries below its heading. */
export function Section({
  section,
  page,
  idPrefix,
}: {
  section: ApiSectionView;
  page: string;
  idPrefix: string;
}): ReactNode {
  const {id, kind, plan, description, entries} = section;
  const isOrderable = kind === 'props' || kind === 'properties';
  return (
    <section data-api-section className={styles.section}>
      <h2 id={idPrefix + id}>
        {sectionLabel(section)}
        {plan !== 'community' && <Marks plan={plan} />}
      </h2>
      {description && <Html html={description} />}
      <div className={styles.columns} aria-hidden="true">
        <span>{nameLabel()}</span>
        <span>{kind === 'classes' ? selectorLabel() : typeLabel()}</span>
        <span>{kind === 'props' || kind === 'slots' || kind === 'properties' ? defaultLabel() : ''}</span>
        <span>{descriptionLabel()}</span>
      </div>
      <div data-api-orderable={isOrderable ? '' : undefined}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} page={page} idPrefix={idPrefix} hasHeading />
        ))}
      </div>
    </section>
  );
}

function nameLabel(): string {
  return translate({id: 'apiReference.column.name', message: 'Name', description: 'Column of API entries'});
}

function typeLabel(): string {
  return translate({id: 'apiReference.column.type', message: 'Type', description: 'Column of API entries'});
}

function selectorLabel(): string {
  return translate({
    id: 'apiReference.column.selector',
    message: 'CSS selector',
    description: 'Column of API entries',
  });
}

function descriptionLabel(): string {
  return translate({
    id: 'apiReference.column.description',
    message: 'Description',
    description: 'Column of API entries',
  });
}
