// Ours: the Markdown copy of a page, named in its head for machines and offered to readers in a menu.
import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LoadFailure from '@theme/LoadFailure';
import type {Outcome} from './copyPage';
import {useInterfaceLanguage} from '@site/src/ui/useInterfaceLanguage';
import {useMenuButton} from '@site/src/ui/useMenuButton';
import menu from '@site/src/components/MenuButton/menu.module.css';
import {fetchAhead, useChunk} from '@site/src/useChunk';
import styles from './styles.module.css';

const loadList = () => import('./lazyList');

export default function PageMarkdown(): ReactNode {
  const {open, start, root, button, toggle, close, onKeyDown} = useMenuButton();
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const [outcome, setOutcome] = useState<Outcome | 'used'>();
  const {module, hasFailed, failures, retry} = useChunk(loadList, open || outcome !== undefined);
  const address = `${pathname.replace(/\/?$/, '/')}index.md`;
  const label = translate({
    id: 'site.pageMarkdown.button',
    message: 'Markdown',
    description: 'Button that opens a menu for the Markdown copy of a page',
  });
  return (
    <div ref={root} className={styles.root} lang={useInterfaceLanguage()} onKeyDown={onKeyDown}>
      <Head>
        <link rel="alternate" type="text/markdown" href={siteConfig.url + address} />
      </Head>
      <button
        ref={button}
        type="button"
        className={clsx(menu.button, menu.quiet, styles.button)}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={toggle}
        onPointerEnter={() => fetchAhead(loadList)}
        onFocus={() => fetchAhead(loadList)}
      >
        {outcome === 'copied'
          ? translate({
              id: 'site.pageMarkdown.copied',
              message: 'Copied',
              description: 'Button of the menu for the Markdown copy of a page, after copying',
            })
          : label}
      </button>
      <noscript>
        <a className={clsx(menu.button, menu.quiet, styles.button)} href={address}>
          {label}
        </a>
      </noscript>
      {module && (open || outcome) && (
        <module.default
          address={address}
          open={open}
          start={start}
          outcome={outcome}
          setOutcome={setOutcome}
          close={close}
        />
      )}
      {open && hasFailed && (
        <LoadFailure className={clsx(menu.list, menu.failure)} failures={failures} onRetry={retry} />
      )}
    </div>
  );
}
