import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {productName} from '@theme/productName';
import Marks from '@theme/Marks';
import type {ApiPageView} from '../../view/types';
import {Code} from './Code';
import {Demos} from './Demos';
import {Deprecated} from './Deprecated';
import {Html} from './Html';
import {kindLabel, listTitle, sectionLabel} from './labels';
import {Since} from './Since';
import styles from './styles.module.css';

/** The title of a page: the name of the export as code, or words for a page that lists what belongs to none. */
export function Title({view}: {view: ApiPageView}): ReactNode {
  const {name, kind, plan, unstable, since, product} = view;
  const isList = kind === 'events' || kind === 'api-object' || kind === 'selectors';
  return (
    <header>
      <h1 className={styles.title}>
        {isList ? listTitle(kind) : <code>{name}</code>}
        <Marks plan={plan === 'community' ? undefined : plan} unstable={unstable} focusable />
      </h1>
      <p className={styles.kind}>
        {productName(`x-${product}`)}
        {!isList && ` · ${kindLabel(kind)}`}
        {since !== undefined && (
          <>
            {' · '}
            <Since version={since} />
          </>
        )}
      </p>
    </header>
  );
}

/** Description, imports and demos. */
export function Head({view}: {view: ApiPageView}): ReactNode {
  const {deprecated, description, imports, demos} = view;
  return (
    <>
      {deprecated && <Deprecated {...deprecated} />}
      {description !== '' && <Html className={styles.description} html={description} />}
      {imports.length > 0 && <Imports imports={imports} />}
      {demos.length > 0 && <Demos demos={demos} />}
    </>
  );
}

function Imports({imports}: Pick<ApiPageView, 'imports'>): ReactNode {
  return (
    <section>
      <h2 id="imports">{sectionLabel({kind: 'imports'})}</h2>
      {imports.map(({package: name, plan, statements}) => (
        <div key={name} className={styles.import}>
          {imports.length > 1 && (
            <p className={styles.package}>
              <code>{name}</code>
              <Marks plan={plan === 'community' ? undefined : plan} focusable />
            </p>
          )}
          <Code html={statements.join(`\n<span class="token comment">// ${orText()}</span>\n`)} />
        </div>
      ))}
    </section>
  );
}

function orText(): string {
  return translate({
    id: 'apiReference.imports.or',
    message: 'or',
    description: 'Comment between two ways of importing the same component',
  });
}
