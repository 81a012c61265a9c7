import React, {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LoadFailure from '@theme/LoadFailure';
import {Icon} from '@site/src/ui/Icon';
import keyStyles from '@site/src/ui/key.module.css';
import {useChunk} from '@site/src/useChunk';
import {isSearchKey} from '../../client/hotkeys';
import styles from './styles.module.css';

/** The button that opens the search, and its hotkeys; all else comes when a reader is about to use it. */
export default function SiteSearch(): ReactNode {
  const [open, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const failure = useRef<HTMLDialogElement>(null);
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const load = useCallback(async () => {
    const {Dialog, createClient} = await import('./late');
    return {Dialog, client: createClient(currentLocale)};
  }, [currentLocale]);
  const {module: search, hasFailed, failures, retry} = useChunk(load, open || isNear);
  const show = useCallback(() => {
    setOpen(true);
    // What could not be fetched when the reader came near may come now.
    if (hasFailed) retry();
  }, [hasFailed, retry]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (open && hasFailed) failure.current?.showModal();
  }, [open, hasFailed]);

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
        aria-busy={open && !search && !hasFailed}
        onClick={show}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={() => setNear(false)}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
      >
        <Icon>
          <path d="M14 9A5 5 0 1 1 4 9a5 5 0 0 1 10 0Zm-1.5 3.5 4 4" />
        </Icon>
        <span className={styles.label}>
          {translate({id: 'search.open', message: 'Search the docs', description: 'Button in the header'})}
        </span>
        <kbd className={keyStyles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {open && hasFailed && (
        <dialog
          ref={failure}
          role="alertdialog"
          className={styles.failure}
          aria-label={translate({
            id: 'search.unavailable',
            message: 'The search could not be loaded.',
            description: 'The code of the search could not be fetched',
          })}
          onClose={close}
        >
          {/* Closed first: behind an open dialog nothing takes the focus. */}
          <LoadFailure failures={failures} onRetry={retry} onClose={() => failure.current?.close()} />
        </dialog>
      )}
      {open && search && <search.Dialog client={search.client} onClose={close} />}
    </div>
  );
}
