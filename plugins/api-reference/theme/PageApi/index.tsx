import React, {useCallback, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import FactMenu from '@theme/FactMenu';
import LoadFailure from '@theme/LoadFailure';
import type {ContentModule} from '../../contentModule';
import type {ApiPageView} from '../../view/types';
import itemStyles from '@site/src/ui/menuItem.module.css';
import {useChunk} from '@site/src/useChunk';
import styles from './styles.module.css';

const loadPanel = () => import('./Panel');

type Props = {
  /** Names of the page's components, separated by spaces. */
  names: string;
  /** Their pages, `<product>/<slug>`, in the same order. */
  pages: string;
  contents: readonly ContentModule<ApiPageView>[];
};

/** A menu with the API pages of a page's components, and a button that shows them beside the text. */
export default function PageApi({names, pages, contents}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const {module, hasFailed, failures, retry} = useChunk(loadPanel, open);
  const close = useCallback(() => {
    setOpen(false);
    // The menu's own button: the one that opened the panel is out of sight again.
    root.current?.querySelector('button')?.focus();
  }, []);
  // The panel has its own Escape; what stands in its place has this one.
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === 'Escape' && hasFailed) {
      close();
    }
  };
  const addresses = pages.split(' ');
  const entries = names.split(' ').map((name, index) => ({
    name,
    address: `/api/${addresses[index] ?? ''}/`,
    content: contents[index] ?? {},
  }));
  return (
    <div ref={root} className={styles.facts} onKeyDown={onKeyDown}>
      <FactMenu className={styles.menu} label={<span className={styles.label}>API</span>}>
        {(closeMenu) => (
          <>
            <ul>
              {entries.map(({name, address}) => (
                <li key={name}>
                  <Link className={itemStyles.item} to={address}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            <button
              type="button"
              className={clsx(itemStyles.item, styles.open)}
              aria-expanded={open}
              aria-haspopup="dialog"
              onClick={() => {
                closeMenu();
                setOpen(!open);
              }}
            >
              {translate({
                id: 'pageApi.open',
                message: 'Show beside the text',
                description: 'Button that opens the API of the components of a page in a panel',
              })}
            </button>
          </>
        )}
      </FactMenu>
      {open && module && <module.default entries={entries} close={close} />}
      {open && hasFailed && (
        <LoadFailure className={styles.missing} failures={failures} onRetry={retry} onClose={close} />
      )}
    </div>
  );
}
