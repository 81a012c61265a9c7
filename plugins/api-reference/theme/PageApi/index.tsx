import React, {lazy, Suspense, useCallback, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/PageApi';
import styles from './styles.module.css';

const Panel = lazy(() => import('./Panel'));

/** The API pages of a page's components, and a button that shows them beside the text. */
export default function PageApi({names, pages, contents}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const addresses = pages.split(' ');
  const entries = names.split(' ').map((name, index) => ({
    name,
    address: `/api/${addresses[index] ?? ''}/`,
    content: contents[index] ?? {},
  }));
  return (
    <div className={styles.facts}>
      <span className={styles.label}>API</span>
      <ul className={styles.links}>
        {entries.map(({name, address}) => (
          <li key={name}>
            <Link to={address}>{name}</Link>
          </li>
        ))}
      </ul>
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        {translate({
          id: 'pageApi.open',
          message: 'Show beside the text',
          description: 'Button that opens the API of the components of a page in a panel',
        })}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Panel entries={entries} close={close} />
        </Suspense>
      )}
    </div>
  );
}
