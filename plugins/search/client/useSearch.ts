import {startTransition, useEffect, useMemo, useState} from 'react';
import {debounce} from '../../../src/debounce';
import type {SearchEngine} from '../engine/searchEngine';
import type {Hit, SearchScope} from '../engine/types';

/**
 * How long a pause in writing is before the text of the pages is searched, in ms; names are looked up at each key. Longer
 * than between the letters of a word: answers that nobody reads would keep the processor busy, and move the list.
 */
const pauseMs = 140;

/** What is known about a question. */
export interface Answer {
  readonly hits: readonly Hit[];
  /** `asking` while the text of the pages has not answered, or nothing is loaded yet. */
  readonly state: 'asking' | 'done' | 'failed';
  /** The question that the hits belong to. */
  readonly query: string;
  readonly scope: SearchScope;
}

/**
 * Asks while the reader writes. Names and titles answer at each key, the text of the pages after a pause; an answer to an
 * older question is dropped.
 *
 * @param attempt - another number asks again
 */
export function useSearch(engine: SearchEngine, query: string, scope: SearchScope, attempt: number): Answer {
  const [answer, setAnswer] = useState<Answer>();
  const asked = query.trim();
  const [loads, setLoads] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    engine.load(scope).then(
      () => isCurrent && setLoads((count) => count + 1),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, scope, attempt]);

  // Names are a matter of milliseconds: they are drawn with the letter that was written, and once they are loaded.
  const first = useMemo(
    () => (asked === '' ? [] : engine.searchNames(asked, scope)),
    // oxlint-disable-next-line react/exhaustive-deps
    [engine, asked, scope, loads],
  );

  useEffect(() => {
    if (asked === '') return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    const finish = (hits: readonly Hit[], state: Answer['state']) => {
      // A letter that is written meanwhile is drawn first.
      if (!signal.aborted) startTransition(() => setAnswer({hits, state, query: asked, scope}));
    };
    const ask = debounce(() => {
      engine.search(asked, scope, signal).then(
        (hits) => finish(hits, 'done'),
        () => finish(engine.searchNames(asked, scope), 'failed'),
      );
    }, pauseMs);
    ask();
    return () => {
      ask.clear();
      controller.abort();
    };
  }, [engine, asked, scope, attempt]);

  if (asked === '') return {hits: [], state: 'done', query: '', scope};
  const isCurrent = answer?.query === asked && answer.scope === scope;
  return isCurrent ? answer : {hits: first, state: 'asking', query: asked, scope};
}
