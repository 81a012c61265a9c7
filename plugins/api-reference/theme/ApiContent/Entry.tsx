import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Marks from '@theme/Marks';
import type {ApiEntryView} from '../../view/types';
import {Call} from './Call';
import {Deprecated} from './Deprecated';
import {Html} from './Html';
import {Since} from './Since';
import styles from './Entry.module.css';

type EntryProps = {
  entry: ApiEntryView;
  /** Address of the page of the entry: empty on that page itself. */
  page: string;
  /** In front of ids, where the entry does not stand on its own page. */
  idPrefix: string;
  /** Entries that stand in the contents have headings. */
  hasHeading: boolean;
};

/** One prop, slot, class, property, event, method or selector. */
export function Entry({entry, page, idPrefix, hasHeading}: EntryProps): ReactNode {
  const {id, name, required, plan, since, deprecated, type, selector, propsType, eventType, prop} = entry;
  const Name = hasHeading ? 'h3' : 'p';
  return (
    <div
      id={idPrefix + id}
      className={styles.entry}
      data-api-entry={name}
      data-required={required ? '' : undefined}
    >
      <div className={styles.name}>
        <Name data-deprecated={deprecated ? '' : undefined}>
          <code>{name}</code>
        </Name>
        {required && (
          <span className={styles.required}>
            {translate({
              id: 'apiReference.entry.required',
              message: 'Required',
              description: 'Mark of a prop',
            })}
          </span>
        )}
        <Marks plan={plan} focusable />
        {since !== undefined && <Since version={since} />}
        {hasHeading && (
          <a
            className={styles.link}
            href={`${page}#${id}`}
            data-api-link
            aria-label={translate(
              {
                id: 'apiReference.link.copy',
                message: 'Copy the link to {name}',
                description: 'Name of the link beside an API entry',
              },
              {name},
            )}
          />
        )}
      </div>
      <div className={styles.type}>
        {type !== undefined && <Html as="code" html={type} data-api-text="" />}
        {entry.call !== undefined && <Html as="code" html={entry.call} data-api-text="" />}
        {selector !== undefined && <code data-api-text="">{selector}</code>}
      </div>
      <div className={styles.default}>
        {entry.default !== undefined && (
          <>
            <span className={styles.label}>{defaultLabel()}</span> <code>{entry.default}</code>
          </>
        )}
      </div>
      <div className={styles.text}>
        {deprecated && <Deprecated {...deprecated} />}
        {entry.isGlobal && <p className={styles.fact}>{globalLabel()}</p>}
        {entry.description !== undefined && <Html html={entry.description} data-api-text="" />}
        {prop !== undefined && <Fact label={propLabel()} html={prop} />}
        {eventType !== undefined && <Fact label={eventLabel()} html={eventType} isCode />}
        {propsType !== undefined && (
          <Fact label={<code>{`slotProps.${name}`}</code>} html={propsType} isCode />
        )}
        <Call params={entry.params} returns={entry.returns} />
        {entry.notes?.map((note) => (
          <Html key={note} className={styles.more} html={note} />
        ))}
        {entry.declaredIn !== undefined && (
          <p className={`${styles.fact} ${styles.more}`}>
            {declaredLabel()} <code>{entry.declaredIn}</code>
          </p>
        )}
      </div>
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

export function defaultLabel(): string {
  return translate({
    id: 'apiReference.entry.default',
    message: 'Default',
    description: 'Label of a default value',
  });
}

function globalLabel(): string {
  return translate({
    id: 'apiReference.entry.global',
    message: 'State class, shared by all components',
    description: 'Note on a CSS class',
  });
}

function propLabel(): string {
  return translate({
    id: 'apiReference.entry.prop',
    message: 'Prop',
    description: 'Label of the prop of an event',
  });
}

function eventLabel(): string {
  return translate({
    id: 'apiReference.entry.event',
    message: 'Event',
    description: 'Label of the type of an event object',
  });
}

function declaredLabel(): string {
  return translate({
    id: 'apiReference.entry.declaredIn',
    message: 'Declared in',
    description: 'Label of the interface that declares a prop',
  });
}
