import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Marks from '@theme/Marks';
import type {ApiPageView} from '../../view/types';
import {Code} from './Code';
import {Demos} from './Demos';
import {Deprecated} from './Deprecated';
import {Facts} from './Facts';
import {Html} from './Html';
import {isList, listTitles, pageTitle, sectionLabel} from './labels';
import {Name} from './Name';
import styles from './styles.module.css';

/** The title of a page: the name of the export, or words for a page that lists what belongs to none. */
export function Title({view}: {view: ApiPageView}): ReactNode {
  const {name, kind, plan, unstable} = view;
  return (
    <header>
      <h1 id="page-title" className={styles.title}>
        {isList(kind) ? listTitles[kind] : <NameTitle name={name} />}
        <Marks plan={plan === 'community' ? undefined : plan} unstable={unstable} focusable />
      </h1>
    </header>
  );
}

/** The words around the name are quieter, and no part of what the search knows the page by. */
function NameTitle({name}: {name: string}): ReactNode {
  const parts = pageTitle('\n').split('\n');
  return parts.map((words, index) => (
    <React.Fragment key={index}>
      {index > 0 && <Name name={name} />}
      {words !== '' && (
        <span className={styles.titleRest} data-search-skip="">
          {words}
        </span>
      )}
    </React.Fragment>
  ));
}

/** Description, facts, imports and demos. */
export function Head({view}: {view: ApiPageView}): ReactNode {
  const {deprecated, description, imports, demos} = view;
  return (
    <>
      {description !== '' && <Html className={styles.description} html={description} />}
      <Facts view={view} />
      {deprecated && <Deprecated {...deprecated} />}
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
        <Code
          key={name}
          what={name}
          title={
            <>
              <bdi>{name}</bdi>
              <Marks plan={plan === 'community' ? undefined : plan} focusable />
            </>
          }
          html={statements.join(`\n<span class="code-comment">// ${orText}</span>\n`)}
        />
      ))}
    </section>
  );
}

const orText = translate({
  id: 'apiReference.imports.or',
  message: 'or',
  description: 'Comment between two ways of importing the same component',
});
