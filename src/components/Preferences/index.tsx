import React, {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import LoadFailure from '@theme/LoadFailure';
import {PreferencesIcon} from '@site/src/components/Icons';
import menu from '@site/src/components/MenuButton/menu.module.css';
import {fetchAhead, useChunk} from '@site/src/useChunk';
import styles from './styles.module.css';

const loadPanel = () => import('./lazyPanel');

/** Opens the preferences; the panel, and the component library that it is made of, load on first use. */
export function PreferencesButton(): ReactNode {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const {module, hasFailed, failures, retry} = useChunk(loadPanel, open);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  // The panel has its own Escape; what stands in its place has this one.
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === 'Escape' && hasFailed) {
      close();
    }
  };
  return (
    <div className={menu.root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={translate({
          id: 'site.preferences.open',
          message: 'Preferences',
          description: 'Name of the button that opens the preferences, and title of the panel',
        })}
        onClick={() => setOpen(!open)}
        onPointerEnter={() => fetchAhead(loadPanel)}
        onFocus={() => fetchAhead(loadPanel)}
      >
        <PreferencesIcon />
      </button>
      {open && module && <module.default onClose={close} />}
      {open && hasFailed && (
        <LoadFailure className={clsx(menu.list, menu.failure)} failures={failures} onRetry={retry} />
      )}
    </div>
  );
}
