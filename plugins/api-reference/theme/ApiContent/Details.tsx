import React, {type ReactNode} from 'react';
import type {ApiEntryView} from '../../view/types';
import {Call} from './Call';
import {Html} from './Html';
import {entryLabels} from './labels';
import styles from './EntryText.module.css';

/** What an entry has beside type, default and description. */
export function Details({entry}: {entry: ApiEntryView}): ReactNode {
  const {name, prop, eventType, propsType, params, returns, notes, declaredIn} = entry;
  return (
    <div className={styles.details}>
      {prop !== undefined && <Fact label={entryLabels.prop} html={prop} />}
      {eventType !== undefined && <Fact label={entryLabels.event} html={eventType} isCode />}
      {propsType !== undefined && <Fact label={<code>{`slotProps.${name}`}</code>} html={propsType} isCode />}
      <Call params={params} returns={returns} />
      {notes?.map((note) => (
        <Html key={note} className={styles.more} html={note} />
      ))}
      {declaredIn !== undefined && (
        <p className={`${styles.fact} ${styles.more}`}>
          {entryLabels.declaredIn} <Html as="code" html={declaredIn} />
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
