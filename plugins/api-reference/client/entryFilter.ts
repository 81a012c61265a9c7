import {translate} from '@docusaurus/Translate';
import {addTexts, filterEntries, type EntryTexts} from './filterEntries';
import type {Status} from './status';

/** What is written about the entries of a page, in their order. */
export type LoadTexts = () => Promise<readonly string[]>;

/** Whether what is written about the entries is there. */
type Loading = 'no' | 'yes' | 'failed' | 'done';

/** Filters the entries of a page by what its controls say. */
export interface EntryFilter {
  apply: () => void;
  /** Sets the controls back and shows everything. */
  clear: () => void;
  /** Fetches what the page itself does not hold of its entries, once; then a filter is applied anew. */
  fetchTexts: () => void;
}

/**
 * Makes the filter of a page.
 *
 * @param signal - ends it
 * @param loadTexts - absent where the page itself holds all that is searched
 */
export function createFilter(
  root: HTMLElement,
  {announce}: Status,
  signal: AbortSignal,
  loadTexts?: LoadTexts,
): EntryFilter {
  const texts: EntryTexts = new WeakMap();
  const box = root.querySelector<HTMLInputElement>('input[data-api-filter]');
  const empty = root.querySelector<HTMLElement>('[data-api-nothing]');
  const choices = () => [...root.querySelectorAll<HTMLSelectElement>('select[data-api-choice]')];
  const query = () => box?.value.trim() ?? '';
  let loading: Loading = loadTexts ? 'no' : 'done';

  const apply = () => {
    const chosen = choices().filter(({value}) => value !== '');
    const accepts = (entry: Element) =>
      chosen.every(({dataset, value}) => entry.getAttribute(`data-${dataset.apiChoice ?? ''}`) === value);
    const count = filterEntries(root, query(), texts, accepts);
    const isFiltered = query() !== '' || chosen.length > 0;
    root.toggleAttribute('data-api-filtered', query() !== '');
    // Choices are about what the page itself holds.
    const searched = query() === '' ? 'done' : loading;
    // What is still on its way may match.
    empty?.toggleAttribute('hidden', count > 0 || searched === 'yes');
    announce(isFiltered ? countText(count, searched) : '');
  };
  const fetchTexts = () => {
    if (!loadTexts || loading === 'yes' || loading === 'done') {
      return;
    }
    loading = 'yes';
    const settle = (state: 'failed' | 'done') => {
      loading = state;
      if (!signal.aborted && query() !== '') {
        apply();
      }
    };
    loadTexts().then(
      (more) => {
        addTexts(root, texts, more);
        settle('done');
      },
      () => settle('failed'),
    );
  };
  const clear = () => {
    if (box) {
      box.value = '';
    }
    choices().forEach((select) => (select.value = ''));
    apply();
  };
  return {apply, clear, fetchTexts};
}

function countText(count: number, loading: Loading): string {
  if (loading === 'failed') {
    return namesOnlyText(count);
  }
  if (count > 0) {
    return translate(
      {
        id: 'apiReference.filter.count',
        message: '{count} match',
        description: 'Shown while the API reference is filtered',
      },
      {count},
    );
  }
  return loading === 'yes' ? '' : nothingText;
}

function namesOnlyText(count: number): string {
  return translate(
    {
      id: 'apiReference.filter.namesOnly',
      message: '{count} match by name. Types and descriptions could not be loaded.',
      description:
        'Shown while the index of the API reference is filtered and a part of what is searched is missing',
    },
    {count},
  );
}

/** That the filter leaves nothing. */
export const nothingText = translate({
  id: 'apiReference.filter.nothing',
  message: 'Nothing matches.',
  description: 'Shown when the filter of the API reference matches nothing',
});
