import React, {memo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import keyStyles from '@site/src/ui/key.module.css';
import styles from './dialog.module.css';

/** The keys that the dialog knows. They are the same at each letter. */
export const Foot = memo(function Foot(): ReactNode {
  return (
    <ul className={styles.foot} aria-hidden="true">
      <li>
        <kbd className={keyStyles.key}>↑</kbd> <kbd className={keyStyles.key}>↓</kbd>{' '}
        <Translate id="search.keys.choose" description="What the arrows do">
          choose
        </Translate>
      </li>
      <li>
        <kbd className={keyStyles.key}>Enter</kbd>{' '}
        <Translate id="search.keys.open" description="What Enter does">
          open
        </Translate>
      </li>
      <li>
        <kbd className={keyStyles.key}>Ctrl</kbd> <kbd className={keyStyles.key}>Enter</kbd>{' '}
        <Translate id="search.keys.tab" description="What Ctrl and Enter do">
          in a new tab
        </Translate>
      </li>
      <li>
        <kbd className={keyStyles.key}>Esc</kbd>{' '}
        <Translate id="search.keys.close" description="What Escape does">
          close
        </Translate>
      </li>
    </ul>
  );
});
