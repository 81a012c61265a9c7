import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ApiEntryView} from '../../view/types';
import {Call} from './Call';
import {Html} from './Html';
import styles from './EntryText.module.css';

/** What an entry has beside type, default and description. */
export function Details({entry}: {entry: ApiEntryView}): ReactNode {
  const {name, prop, eventType, propsType, params, returns, notes, declaredIn} = entry;
  return (
    <div className={styles.details}>
      {prop !== undefined && <Fact label={propLabel} html={prop} />}
      {eventType !== undefined && <Fact label={eventLabel} html={eventType} isCode />}
      {propsType !== undefined && <Fact label={<code>{`slotProps.${name}`}</code>} html={propsType} isCode />}
      <Call params={params} returns={returns} />
      {notes?.map((note) => (
        <Html key={note} className={styles.more} html={note} />
      ))}
      {declaredIn !== undefined && (
        <p className={`${styles.fact} ${styles.more}`}>
          {declaredLabel} <Html as="code" html={declaredIn} />
        </p>
      )}
    </div>
  );
}

function Fact({label, html, isCode = false}: {label: ReactNode; html: string; isCode?: boolean}): ReactNode {
  return (
    <div className={styles.fact}>
      {label} <Html as={isCode ? 'code' : 'span'} className={isCode ? styles.block : undefined} html={html} />
    </div>
  );
}

const propLabel = translate({
  id: 'apiReference.entry.prop',
  message: 'Prop',
  description: 'Label of the prop of an event',
});

const eventLabel = translate({
  id: 'apiReference.entry.event',
  message: 'Event',
  description: 'Label of the type of an event object',
});

const declaredLabel = translate({
  id: 'apiReference.entry.declaredIn',
  message: 'Declared in',
  description: 'Label of the interface that declares a prop',
});
