import {useEffect, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {debounce} from '@site/src/debounce';
import {filterEntries, orderEntries} from './filterEntries';
import {API_LAYOUTS, chooseLayout, currentLayout, type ApiLayout} from './layouts';

/**
 * Makes the controls of a reference work: filter, layout, order, copied links. They are plain elements of the
 * server's HTML, and what they change are attributes of it, so nothing of a long page is hydrated or drawn anew.
 *
 * @param root - the element around controls and entries
 * @param isReady - whether they are there yet
 */
export function useApiControls(root: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    const element = root.current;
    return element && isReady ? attach(element) : undefined;
  }, [root, isReady]);
}

function attach(root: HTMLElement): () => void {
  const texts = new WeakMap<Element, string>();
  const filterBox = root.querySelector<HTMLInputElement>('input[data-api-filter]');
  const status = root.querySelector('[data-api-status]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string, isFailure = false) => {
    clearTimeout(timer);
    status?.toggleAttribute('data-failed', isFailure);
    if (status) {
      status.textContent = text;
    }
    if (isFailure) {
      timer = setTimeout(() => say(''), failureShown);
    }
  };
  const copy = (text: string, done: string, refused: string) => {
    void write(text).then((isWritten) => say(isWritten ? done : refused, !isWritten));
  };

  const applyFilter = () => {
    const query = filterBox?.value.trim() ?? '';
    const choices = [...root.querySelectorAll<HTMLSelectElement>('select[data-api-choice]')].filter(
      ({value}) => value !== '',
    );
    const accepts = (entry: Element) =>
      choices.every(({dataset, value}) => entry.getAttribute(`data-${dataset.apiChoice ?? ''}`) === value);
    const count = filterEntries(root, query, texts, accepts);
    root.toggleAttribute('data-api-filtered', query !== '');
    say(query === '' && choices.length === 0 ? '' : countText(count));
  };
  const applyLater = debounce(applyFilter);
  const applyNow = () => {
    applyLater.clear();
    applyFilter();
  };
  const clear = () => {
    if (filterBox) {
      filterBox.value = '';
    }
    root
      .querySelectorAll<HTMLSelectElement>('select[data-api-choice]')
      .forEach((select) => (select.value = ''));
    applyNow();
  };

  const onInput = (event: Event) => {
    if (event.target === filterBox) {
      applyLater();
    }
  };
  const onChange = ({target}: Event) => {
    if (target instanceof HTMLSelectElement && target.dataset.apiChoice !== undefined) {
      applyNow();
    } else if (target instanceof HTMLSelectElement && target.dataset.apiOrder !== undefined) {
      orderEntries(root, target.value === 'name' ? 'name' : 'required');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.target === filterBox && filterBox?.value !== '') {
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
    const link = target?.closest<HTMLAnchorElement>('a[data-api-link]');
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      copy(link.href, copiedText(), refusedText());
    }
    const code = target?.closest<HTMLElement>('[data-api-copy]')?.parentElement?.querySelector('code');
    if (code) {
      copy(code.textContent ?? '', codeCopiedText(), codeRefusedText());
    }
  };
  // A link to an entry that the filter hides shows all entries again.
  const onHashChange = () => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (target && root.contains(target) && target.closest('[hidden]')) {
      clear();
      target.scrollIntoView();
    }
  };

  showLayout(root, currentLayout());
  // What was typed before the page answered.
  if (filterBox && filterBox.value !== '') {
    applyFilter();
  }
  root.addEventListener('input', onInput);
  root.addEventListener('change', onChange);
  root.addEventListener('keydown', onKeyDown);
  root.addEventListener('click', onClick);
  window.addEventListener('hashchange', onHashChange);
  return () => {
    clearTimeout(timer);
    applyLater.clear();
    root.removeEventListener('input', onInput);
    root.removeEventListener('change', onChange);
    root.removeEventListener('keydown', onKeyDown);
    root.removeEventListener('click', onClick);
    window.removeEventListener('hashchange', onHashChange);
  };
}

function showLayout(root: Element, layout: ApiLayout): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-api-layout-choice]')) {
    button.setAttribute('aria-pressed', String(button.dataset.apiLayoutChoice === layout));
  }
}

/** How long a failure stays over the page, in ms. */
const failureShown = 4000;

/** Whether a text came to the clipboard. Browsers may deny it, and have none over plain HTTP. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function countText(count: number): string {
  return count === 0
    ? translate({
        id: 'apiReference.filter.nothing',
        message: 'Nothing matches.',
        description: 'Shown when the filter of the API reference matches nothing',
      })
    : translate(
        {
          id: 'apiReference.filter.count',
          message: '{count} match',
          description: 'Shown while the API reference is filtered',
        },
        {count},
      );
}

function copiedText(): string {
  return translate({
    id: 'apiReference.link.copied',
    message: 'Link copied',
    description: 'Said after a link to an entry of the API reference was copied',
  });
}

function refusedText(): string {
  return translate({
    id: 'apiReference.link.refused',
    message: 'Not copied: your browser did not allow it. The link stands in the address bar.',
    description: 'Said when a link to an entry of the API reference could not be copied',
  });
}

function codeCopiedText(): string {
  return translate({
    id: 'apiReference.code.copied',
    message: 'Code copied',
    description: 'Said after code of the API reference was copied',
  });
}

function codeRefusedText(): string {
  return translate({
    id: 'apiReference.code.refused',
    message: 'Not copied: your browser did not allow it. Select the code and copy it instead.',
    description: 'Said when code of the API reference could not be copied',
  });
}
