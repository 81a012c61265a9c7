import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ApiPageView} from '../../view/types';
import {Call} from './Call';
import {Code} from './Code';
import {EntryList} from './EntryList';
import {Html} from './Html';
import {sectionLabel} from './labels';
import codeStyles from './Code.module.css';
import sectionStyles from './Section.module.css';
import styles from './styles.module.css';

/** The definition of a type and the signatures of a hook: what stands before the entries. */
export function Declaration({view}: {view: ApiPageView}): ReactNode {
  const {name, definition, typeParameters, extends: bases, signatures} = view;
  return (
    <>
      {typeParameters && (
        <p>
          <code dangerouslySetInnerHTML={{__html: `${name}&lt;${typeParameters.join(', ')}&gt;`}} />
        </p>
      )}
      {bases && (
        <p>
          <Translate id="apiReference.extends" description="Before the types that an interface extends">
            Extends
          </Translate>{' '}
          {bases.map((base) => (
            <Html key={base} as="code" html={base} />
          ))}
        </p>
      )}
      {definition !== undefined && (
        <section>
          <h2 id="definition">{sectionLabel({kind: 'definition'})}</h2>
          <pre className={codeStyles.block} dir="ltr">
            <Html as="code" html={definition} />
          </pre>
        </section>
      )}
      {signatures && (
        <section>
          <h2 id="signature">{sectionLabel({kind: 'signature'})}</h2>
          {signatures.map(({code, params, returns}, index) => (
            <div key={index} className={styles.signature}>
              <pre className={codeStyles.block} dir="ltr">
                <code>{name}</code>
                <Html as="code" html={code} />
              </pre>
              <Call params={params} returns={returns} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}

/** Inherited props, theme and source: what stands behind the entries. */
export function AfterEntries({view}: {view: ApiPageView}): ReactNode {
  const {inherited, theme, refType, source} = view;
  return (
    <>
      {inherited && (
        <section data-api-section="" className={sectionStyles.section}>
          <h2 id="inherited">{sectionLabel({kind: 'inherited'})}</h2>
          {inherited.map(({origin, package: name, entries}) => (
            <div key={`${name} ${origin}`} data-api-section="">
              <p className={styles.package}>
                <code>{origin}</code> <span className={styles.muted}>{name}</span>
              </p>
              {entries.length > 0 && <EntryList entries={entries} hasHeadings={false} hasDefaults />}
            </div>
          ))}
        </section>
      )}
      {theme && (
        <section>
          <h2 id="theme">{sectionLabel({kind: 'theme'})}</h2>
          <p>
            <Translate
              id="apiReference.theme.text"
              description="Before the example of theme defaults"
              values={{key: <code>{theme.key}</code>}}
            >
              {'Default props and styles for every use in an app are set under the theme key {key}.'}
            </Translate>
          </p>
          <Code what={theme.key} html={theme.code} />
        </section>
      )}
      {source && (
        <section>
          <h2 id="source">{sectionLabel({kind: 'source'})}</h2>
          {refType !== undefined && (
            <p>
              <Translate
                id="apiReference.ref.text"
                description="What the ref of a component gives"
                values={{type: <Html as="code" html={refType} />}}
              >
                {'Its ref gives {type}.'}
              </Translate>
            </p>
          )}
          <p>
            <a href={source.href}>
              <code>{source.file}</code>
            </a>
          </p>
        </section>
      )}
    </>
  );
}
