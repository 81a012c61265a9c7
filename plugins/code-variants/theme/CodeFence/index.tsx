import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from '@theme/CopyButton';
import LoadFailure from '@theme/LoadFailure';
import ManagerTabs from '@theme/ManagerTabs';
import type {FenceHtml, Props} from '@theme/CodeFence';
import {PACKAGE_MANAGERS} from '@site/src/preferences/code';
import {useTabStop} from '@site/src/useTabStop';
import {isCopyShortcut, visibleCode} from '../../client/copyShortcut';
import {useFenceHtml} from '../../client/useFenceHtml';
import styles from './styles.module.css';

function htmlFor(html: FenceHtml | undefined, manager: (typeof PACKAGE_MANAGERS)[number]): string {
  return typeof html === 'string' ? html : (html?.[manager] ?? '');
}

/** A code fence of a page, highlighted at build. Code stays left-to-right in every direction. */
export default function CodeFence({language, title, managers, fences, index = 0, html}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const pre = useRef<HTMLPreElement>(null);
  const {html: fetched, failures, retry} = useFenceHtml(fences, index, code);
  const shown = html ?? fetched;
  useTabStop(pre);
  return (
    <figure className={styles.fence}>
      <figcaption className={styles.bar}>
        <span className={clsx(styles.title, managers && title === undefined && styles.language)} dir="ltr">
          {title ?? language}
        </span>
        {managers && <ManagerTabs />}
        <CopyButton
          what={title ?? language}
          getText={() =>
            failures > 0 ? Promise.reject(new Error('The code is missing')) : visibleCode(pre.current)
          }
        />
      </figcaption>
      {failures > 0 && <LoadFailure failures={failures} onRetry={retry} />}
      <pre
        ref={pre}
        className={styles.code}
        dir="ltr"
        data-language={language}
        onKeyDown={(event) => {
          if (isCopyShortcut(event, window.getSelection())) {
            event.preventDefault();
            pre.current?.closest('figure')?.querySelector<HTMLElement>('[data-copy]')?.click();
          }
        }}
      >
        {(managers ? PACKAGE_MANAGERS : [undefined]).map((manager, place) => (
          <code
            key={manager ?? 'code'}
            ref={place === 0 ? code : undefined}
            data-manager={manager}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: htmlFor(shown, manager ?? 'npm')}}
          />
        ))}
      </pre>
    </figure>
  );
}
