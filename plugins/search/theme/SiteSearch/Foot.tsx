import React, {memo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './dialog.module.css';
import keyStyles from './styles.module.css';

/** The keys that the dialog knows. They are the same at each letter. */
export const Foot = memo(function Foot(): ReactNode {
  return (
    <ul className={styles.foot} aria-hidden="true">
      <li>
        <kbd className={keyStyles.keys}>↑</kbd> <kbd className={keyStyles.keys}>↓</kbd>{' '}
        <Translate id="search.keys.choose" description="What the arrows do">
          choose
        </Translate>
      </li>
      <li>
        <kbd className={keyStyles.keys}>Enter</kbd>{' '}
        <Translate id="search.keys.open" description="What Enter does">
          open
        </Translate>
      </li>
      <li>
        <kbd className={keyStyles.keys}>Ctrl</kbd> <kbd className={keyStyles.keys}>Enter</kbd>{' '}
        <Translate id="search.keys.tab" description="What Ctrl and Enter do">
          in a new tab
        </Translate>
      </li>
      <li>
        <kbd className={keyStyles.keys}>Esc</kbd>{' '}
        <Translate id="search.keys.close" description="What Escape does">
          close
        </Translate>
      </li>
    </ul>
  );
});
