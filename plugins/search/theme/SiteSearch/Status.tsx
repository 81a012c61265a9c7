import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import buttons from '@site/src/ui/button.module.css';
import type {Answer} from '../../client/useSearch';
import type {SearchScope} from '../../engine/types';
import {SearchIcon} from './icons';
import styles from './dialog.module.css';

interface Props {
  readonly answer: Answer;
  readonly scope: SearchScope;
  readonly onScope: (scope: SearchScope) => void;
  readonly onRetry: () => void;
}

/** How many results there are, that the search is at work, or why there are none. Read out to those who do not see it. */
export function Status({answer, scope, onScope, onRetry}: Props): ReactNode {
  const {hits, state, query} = answer;
  const isNarrow = scope.product !== null || scope.plan !== null;
  const isNothing = state === 'done' && query !== '' && hits.length === 0;
  return (
    <div className={styles.status} data-empty={isNothing || undefined}>
      {isNothing && <SearchIcon name="search" />}
      <p role="status" className={styles.count}>
        {/* Apart from the direction of the page: numbers would change sides. */}
        <bdi>{query === '' ? '' : statusText(state, hits.length, query)}</bdi>
      </p>
      {state === 'failed' && <Failure hasHits={hits.length > 0} onRetry={onRetry} />}
      {isNothing && (
        <div className={styles.help}>
          <p>
            <Translate id="search.nothing.help" description="Below: nothing found">
              Check the spelling, use fewer words, or write a name as it stands in code: a prop, a slot, a CSS
              class.
            </Translate>
          </p>
          {isNarrow && (
            <button
              type="button"
              className={buttons.button}
              onClick={() => onScope({...scope, product: null, plan: null})}
            >
              <Translate
                id="search.nothing.widen"
                description="Button below: nothing found in the chosen scope"
              >
                Search all products and plans
              </Translate>
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function statusText(state: Answer['state'], count: number, query: string): string {
  if (count > 0) {
    return translate(
      {id: 'search.count', message: 'Results: {count}', description: 'Number of results'},
      {count},
    );
  }
  switch (state) {
    case 'asking':
      return translate({
        id: 'search.loading',
        message: 'Searching…',
        description: 'While nothing is found yet',
      });
    case 'done':
      return translate(
        {id: 'search.nothing', message: 'Nothing found for “{query}”', description: 'No result'},
        {query},
      );
    case 'failed':
      return '';
  }
}

function Failure({hasHits, onRetry}: {hasHits: boolean; onRetry: () => void}): ReactNode {
  const isOffline = useIsBrowser() && !navigator.onLine;
  return (
    <div role="alert" className={clsx(styles.help, !hasHits && styles.alone)}>
      {!hasHits && <SearchIcon name="warning" className={styles.warning} />}
      <p>
        {hasHits ? (
          <Translate
            id="search.failedText"
            description="Names and titles were found, the text was not searched"
          >
            The text of the pages could not be searched: these are names and titles only.
          </Translate>
        ) : isOffline ? (
          <Translate id="search.offline" description="The search cannot be loaded without a network">
            You are offline, and the search is not kept on this device.
          </Translate>
        ) : (
          <Translate id="search.failed" description="The search cannot be loaded">
            The search index could not be loaded.
          </Translate>
        )}
      </p>
      <button type="button" className={buttons.button} onClick={onRetry}>
        <Translate id="search.retry" description="Button: load the search again">
          Try again
        </Translate>
      </button>
    </div>
  );
}
