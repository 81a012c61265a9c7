import React, {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {copyPage, type Outcome} from './copyPage';
import menu from '@site/src/components/MenuButton/menu.module.css';
import {menuItem} from '@site/src/components/MenuButton';
import styles from './list.module.css';

type Props = {
  /** Of the Markdown copy, from the root of the host. */
  address: string;
  open: boolean;
  /** Which entry has the focus when the list appears. */
  start: 'first' | 'last';
  outcome: Outcome | 'used' | undefined;
  setOutcome: (outcome: Outcome | 'used') => void;
  close: (options?: {returnFocus?: boolean}) => void;
};

/** How long the button says that the page was copied, in ms. */
const shownFor = 2000;

/** The menu of the Markdown copy, and what became of copying it. */
export default function List({address, open, start, outcome, setOutcome, close}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  // At once: an entry that is pressed before would get the focus after it has given it away.
  useLayoutEffect(() => {
    const items = list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]');
    items?.[start === 'first' ? 0 : items.length - 1]?.focus();
  }, [open, start]);
  useEffect(() => {
    if (outcome !== 'copied') {
      return undefined;
    }
    const timer = setTimeout(() => setOutcome('used'), shownFor);
    return () => clearTimeout(timer);
  }, [outcome, setOutcome]);
  const failed = !open && (outcome === 'unreachable' || outcome === 'refused');
  useEffect(() => {
    if (!failed) {
      return undefined;
    }
    const dismiss = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') {
        setOutcome('used');
      }
    };
    document.addEventListener('pointerdown', dismiss);
    document.addEventListener('keydown', dismiss);
    return () => {
      document.removeEventListener('pointerdown', dismiss);
      document.removeEventListener('keydown', dismiss);
    };
  }, [failed, setOutcome]);
  // The message of another page says nothing about this one.
  useEffect(() => () => setOutcome('used'), [address, setOutcome]);

  const copy = async () => {
    setOutcome('used');
    close({returnFocus: true});
    setOutcome(await copyPage(address));
  };
  return (
    <>
      {open && (
        <ul
          ref={list}
          role="menu"
          className={clsx(menu.list, styles.list)}
          aria-label={translate({
            id: 'site.pageMarkdown.menu',
            message: 'This page as Markdown',
            description: 'Name of the menu for the Markdown copy of a page',
          })}
        >
          <li role="none">
            <button type="button" {...menuItem} onClick={() => void copy()}>
              {translate({
                id: 'site.pageMarkdown.copy',
                message: 'Copy as Markdown',
                description: 'Entry of the menu for the Markdown copy of a page',
              })}
              <small>
                {translate({
                  id: 'site.pageMarkdown.copyHint',
                  message: 'For a language model or an issue',
                  description: 'Below the entry that copies the Markdown of a page: what it is for',
                })}
              </small>
            </button>
          </li>
          <li role="none">
            <a {...menuItem} href={address} onClick={() => close()}>
              {translate({
                id: 'site.pageMarkdown.open',
                message: 'Open as Markdown',
                description: 'Entry of the menu for the Markdown copy of a page',
              })}
              <small dir="ltr">index.md</small>
            </a>
          </li>
        </ul>
      )}
      <span role="status" className={styles.status} data-failed={failed || undefined}>
        {getMessage(open ? undefined : outcome)}
      </span>
    </>
  );
}

function getMessage(outcome: Props['outcome']): string {
  switch (outcome) {
    case 'copied':
      return translate({
        id: 'site.pageMarkdown.copiedMessage',
        message: 'The page is in the clipboard as Markdown.',
        description: 'For screen readers, after copying the Markdown of a page',
      });
    case 'unreachable':
      return translate({
        id: 'site.pageMarkdown.unreachable',
        message: 'The Markdown of this page could not be loaded. Try again when you are online.',
        description: 'Message when copying the Markdown of a page failed',
      });
    case 'refused':
      return translate({
        id: 'site.pageMarkdown.refused',
        message: 'Your browser did not allow copying. Open the page as Markdown instead.',
        description: 'Message when the browser refused to copy the Markdown of a page',
      });
    default:
      return '';
  }
}
