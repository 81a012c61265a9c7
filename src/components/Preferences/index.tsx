import React, {lazy, Suspense, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PreferencesIcon} from '@site/src/components/Icons';
import styles from './styles.module.css';

const loadPanel = () => import('./lazyPanel');
const Panel = lazy(loadPanel);

/** Opens the preferences; the panel, and the component library that it is made of, load on first use. */
export function PreferencesButton(): ReactNode {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
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
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
      >
        <PreferencesIcon />
      </button>
      {open && (
        <Suspense fallback={null}>
          <Panel onClose={close} />
        </Suspense>
      )}
    </>
  );
}
