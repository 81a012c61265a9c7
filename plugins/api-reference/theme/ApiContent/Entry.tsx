import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Marks from '@theme/Marks';
import type {ApiEntryView} from '../../view/types';
import {Deprecated, deprecatedLabel} from './Deprecated';
import {Details} from './Details';
import {Html} from './Html';
import {entryLabels, sectionLabel} from './labels';
import {Name} from './Name';
import {Since} from './Since';
import styles from './Entry.module.css';
import nameStyles from './EntryName.module.css';
import text from './EntryText.module.css';
import typeStyles from './EntryType.module.css';

type EntryProps = {
  entry: ApiEntryView;
  /** Address of the page of the entry: empty on that page itself. */
  page: string;
  /** Beside another page, where every entry is shown whole. */
  inPanel: boolean;
  /** Entries that stand in the contents have headings. */
  hasHeading: boolean;
};

/** One prop, slot, class, property, event, method or selector: on a page of the reference a row that opens. */
export function Entry({entry, page, inPanel, hasHeading}: EntryProps): ReactNode {
  const {id, name, required, deprecated, description} = entry;
  const attributes = {
    id: inPanel ? `panel-${id}` : id,
    className: styles.entry,
    'data-api-entry': name,
    'data-required': required ? '' : undefined,
  };
  const link = hasHeading && <EntryLink name={name} address={`${page}#${id}`} />;
  const row = <Row entry={entry} inPanel={inPanel} hasHeading={hasHeading} link={inPanel && link} />;
  const body = (
    <>
      <div className={text.text}>
        {deprecated && <Deprecated {...deprecated} />}
        {entry.isGlobal && <p className={text.fact}>{globalLabel}</p>}
        {description !== undefined && <Html html={description} data-api-text="" />}
      </div>
      <Details entry={entry} />
    </>
  );
  return inPanel ? (
    <div {...attributes}>
      {row}
      {body}
    </div>
  ) : (
    <details {...attributes}>
      <summary className={styles.row}>{row}</summary>
      <div className={text.body}>
        {link}
        {hasLinks(entry) && (
          <div className={`${typeStyles.type} ${typeStyles.linked}`} data-search-skip="">
            <Types entry={entry} />
          </div>
        )}
        {body}
      </div>
    </details>
  );
}

/**
 * What a row shows while it is closed: name, marks, type and default. On a page it is the button that opens the row, which
 * holds nothing else to press: the links of its type come with what it opens.
 */
function Row({entry, inPanel, hasHeading, link}: Omit<EntryProps, 'page'> & {link: ReactNode}): ReactNode {
  const {name, required, plan, since, deprecated} = entry;
  const Heading = hasHeading ? 'h3' : 'p';
  return (
    <>
      <div className={nameStyles.name}>
        <Heading data-deprecated={deprecated ? '' : undefined}>
          <code>
            <Name name={name} />
          </code>
        </Heading>
        {required && (
          <span className={nameStyles.required}>
            {translate({
              id: 'apiReference.entry.required',
              message: 'Required',
              description: 'Mark of a prop',
            })}
          </span>
        )}
        {deprecated && !inPanel && (
          <span className={nameStyles.deprecated} data-search-skip="">
            {deprecatedLabel}
          </span>
        )}
        <Marks plan={plan} focusable={inPanel} />
        {since !== undefined && <Since version={since} />}
        {link}
      </div>
      <div className={typeStyles.type}>
        <Types entry={inPanel ? entry : withoutLinks(entry)} />
      </div>
      <div className={typeStyles.default}>
        {entry.default !== undefined && (
          <>
            <Label text={entryLabels.default} /> <code>{entry.default}</code>
          </>
        )}
      </div>
    </>
  );
}

/** The type of an entry and the values below it, its signature, or its selector. */
function Types({entry: {type, values, call, selector}}: {entry: ApiEntryView}): ReactNode {
  return (
    <>
      {type !== undefined && <Type label={entryLabels.type} html={type} />}
      {values?.map((value) => (
        <Html key={value} as="code" className={typeStyles.values} html={value} data-api-text="" />
      ))}
      {call !== undefined && <Type label={sectionLabel({kind: 'signature'})} html={call} />}
      {selector !== undefined && (
        <>
          <Label text={entryLabels.selector} /> <code data-api-text="">{selector}</code>
        </>
      )}
    </>
  );
}

function hasLinks({type, values, call}: ApiEntryView): boolean {
  return [type, call, ...(values ?? [])].some((html) => html?.includes('<a '));
}

function withoutLinks(entry: ApiEntryView): ApiEntryView {
  const unlinked = (html: string | undefined) => html?.replaceAll(/<\/?a\b[^>]*>/g, '');
  const {type, values, call} = entry;
  return {
    ...entry,
    type: unlinked(type),
    call: unlinked(call),
    values: values?.map((html) => unlinked(html) ?? ''),
  };
}

function EntryLink({name, address}: {name: string; address: string}): ReactNode {
  return (
    <a
      className={nameStyles.link}
      href={address}
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
  );
}

function Type({label, html}: {label: string; html: string}): ReactNode {
  return (
    <>
      <Label text={label} /> <Html as="code" html={html} data-api-text="" />
    </>
  );
}

function Label({text}: {text: string}): ReactNode {
  return (
    <span className={typeStyles.label} data-search-skip="">
      {text}
    </span>
  );
}

const globalLabel = translate({
  id: 'apiReference.entry.global',
  message: 'State class, shared by all components',
  description: 'Note on a CSS class',
});
