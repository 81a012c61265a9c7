import React, {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isSearchKey} from '../../client/hotkeys';
import type * as Late from './late';
import styles from './styles.module.css';

/** What comes with the first use. */
interface Loaded {
  readonly Dialog: typeof Late.Dialog;
  readonly client: Late.SearchClient;
}

function showModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
}

/** The button that opens the search, and its hotkeys; all else comes when a reader is about to use it. */
export default function SiteSearch(): ReactNode {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const loading = useRef<Promise<void>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();

  const load = useCallback(() => {
    if (loading.current) return;
    setFailed(false);
    loading.current = import('./late').then(
      ({Dialog, createClient}) => setLoaded({Dialog, client: createClient(currentLocale)}),
      () => {
        // Again at the next wish: what could not be fetched may come then.
        loading.current = undefined;
        setFailed(true);
      },
    );
  }, [currentLocale]);
  const show = useCallback(() => {
    load();
    setOpen(true);
  }, [load]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const failure = translate({
    id: 'search.unavailable',
    message: 'The search could not be loaded.',
    description: 'The code of the search could not be fetched',
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event, event.target)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [show]);

  return (
    <div className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={open && !loaded && !failed}
        onClick={show}
        onPointerEnter={load}
        onFocus={load}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
          <path
            d="M14 9A5 5 0 1 1 4 9a5 5 0 0 1 10 0Zm-1.5 3.5 4 4"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.label}>
          {translate({id: 'search.open', message: 'Search the docs', description: 'Button in the header'})}
        </span>
        <kbd className={styles.keys} aria-hidden="true">
          /
        </kbd>
      </button>
      {open && failed && (
        <dialog
          ref={showModal}
          role="alertdialog"
          className={styles.failure}
          aria-label={failure}
          onClose={close}
        >
          <p>{failure}</p>
          <button type="button" onClick={load}>
            {translate({id: 'search.retry', message: 'Try again'})}
          </button>
          <button type="button" onClick={close}>
            {translate({id: 'search.close', message: 'Close'})}
          </button>
        </dialog>
      )}
      {open && loaded && <loaded.Dialog client={loaded.client} onClose={close} />}
    </div>
  );
}
