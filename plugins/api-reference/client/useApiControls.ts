import {useEffect, type RefObject} from 'react';
import {debounce} from '@site/src/debounce';
import {keepInAddress, type AddressHistory} from './addressState';
import {createFilter, type LoadTexts} from './entryFilter';
import {orderEntries} from './filterEntries';
import {API_LAYOUTS, chooseLayout, currentLayout, type ApiLayout} from './layouts';
import {comeToMatches, namedEntry, openRow, setRowsOpen} from './rows';
import {createStatus} from './status';

/** What the controls need beside the elements of the page. */
export interface ControlOptions {
  /** Keeps the state of the controls in the address; absent in a panel, whose address is that of another page. */
  history?: AddressHistory;
  /** Fetches what is written about the entries, where the page shows their names alone. */
  loadTexts?: LoadTexts;
}

/**
 * Makes the controls of a reference work: filter, layout, order, copied links. They are plain elements of the
 * server's HTML, and what they change are attributes of it, so nothing of a long page is hydrated or drawn anew.
 *
 * @param root - the element around controls and entries
 * @param isReady - whether they are there yet
 */
export function useApiControls(
  root: RefObject<HTMLElement | null>,
  isReady: boolean,
  {history, loadTexts}: ControlOptions,
): void {
  useEffect(() => {
    const element = root.current;
    return element && isReady ? attach(element, {history, loadTexts}) : undefined;
  }, [root, isReady, history, loadTexts]);
}

function attach(root: HTMLElement, {history, loadTexts}: ControlOptions): () => void {
  const listening = new AbortController();
  const {signal} = listening;
  const status = createStatus(root, signal);
  const filter = createFilter(root, status, signal, loadTexts);
  const filterBox = root.querySelector<HTMLInputElement>('input[data-api-filter]');
  const address = history && keepInAddress(root, history, applyAll, signal);

  function applyAll(): void {
    const order = root.querySelector<HTMLSelectElement>('select[data-api-order]');
    orderEntries(root, order?.value === 'name' ? 'name' : 'required');
    if (filterBox && filterBox.value !== '') {
      filter.fetchTexts();
    }
    filter.apply();
  }
  const applyLater = debounce(() => {
    filter.apply();
    address?.write();
    if (filterBox && filterBox.value.trim() !== '') {
      comeToMatches(root, filterBox);
    }
  });
  const clear = () => {
    applyLater.clear();
    filter.clear();
    address?.write();
  };

  const onInput = () => {
    filter.fetchTexts();
    applyLater();
  };
  const onChange = ({target}: Event) => {
    const isControl = target instanceof HTMLSelectElement;
    if (isControl && (target.dataset.apiChoice !== undefined || target.dataset.apiOrder !== undefined)) {
      applyLater.clear();
      applyAll();
      address?.write();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && filterBox?.value !== '') {
      // The first Escape is for the filter, the next one for a panel around it.
      event.stopPropagation();
      event.preventDefault();
      clear();
    }
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const layout = API_LAYOUTS.find(
      (each) => each === target?.closest<HTMLElement>('[data-api-layout-choice]')?.dataset.apiLayoutChoice,
    );
    if (layout) {
      chooseLayout(layout);
      showLayout(root, layout);
    }
    if (target?.closest('[data-api-clear]')) {
      clear();
      // The button is gone with what it was for.
      filterBox?.focus();
    }
    const link = target?.closest<HTMLAnchorElement>('a[data-api-link]');
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      status.copy(linkTo(link), 'link');
    }
    const code = target?.closest<HTMLElement>('[data-api-copy]')?.parentElement?.querySelector('code');
    if (code) {
      status.copy(code.textContent ?? '', 'code');
    }
  };
  const openNamedRow = () => {
    const entry = namedEntry(root);
    if (entry) {
      openRow(entry);
    }
    return entry;
  };
  // A link to an entry opens its row, and shows all entries again where the filter hides it.
  const onHashChange = () => {
    const entry = openNamedRow();
    if (entry?.closest('[hidden]')) {
      clear();
      entry.scrollIntoView();
    }
  };
  // Of a link of the site itself, such as one of the search, the window says nothing.
  const stopListening = history?.listen((_, action) => {
    if (action === 'PUSH') {
      onHashChange();
    }
  });
  const onPrint = () => setRowsOpen(root, true);

  showLayout(root, currentLayout());
  openNamedRow();
  // What the address says, or what was typed before the page answered.
  if (address?.read() || (filterBox && filterBox.value !== '')) {
    applyAll();
  }
  filterBox?.addEventListener('input', onInput, {signal});
  // A reader who is about to type: what is searched comes meanwhile.
  filterBox?.addEventListener('focusin', filter.fetchTexts, {signal});
  filterBox?.addEventListener('keydown', onKeyDown, {signal});
  root.addEventListener('change', onChange, {signal});
  root.addEventListener('click', onClick, {signal});
  window.addEventListener('hashchange', onHashChange, {signal});
  window.addEventListener('beforeprint', onPrint, {signal});
  return () => {
    listening.abort();
    applyLater.clear();
    stopListening?.();
  };
}

/** The address of an entry, without what the reader filters by. */
function linkTo({origin, pathname, hash}: HTMLAnchorElement): string {
  return origin + pathname + hash;
}

function showLayout(root: Element, layout: ApiLayout): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-api-layout-choice]')) {
    button.setAttribute('aria-pressed', String(button.dataset.apiLayoutChoice === layout));
  }
  setRowsOpen(root, layout !== 'list');
}
