import React, {memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import keyStyles from '@site/src/ui/key.module.css';
import styles from './dialog.module.css';

/** The keys that the dialog knows. They are the same at each letter. */
export const Foot = memo(function Foot(): ReactNode {
  return (
    <ul className={styles.foot} aria-hidden="true">
      <li>
        <kbd className={keyStyles.key}>↑</kbd> <kbd className={keyStyles.key}>↓</kbd>{' '}
        {translate({id: 'search.keys.choose', message: 'choose', description: 'What the arrows do'})}
      </li>
      <li>
        <kbd className={keyStyles.key}>Enter</kbd>{' '}
        {translate({id: 'search.keys.open', message: 'open', description: 'What Enter does'})}
      </li>
      <li>
        <kbd className={keyStyles.key}>Ctrl</kbd> <kbd className={keyStyles.key}>Enter</kbd>{' '}
        {translate({id: 'search.keys.tab', message: 'in a new tab', description: 'What Ctrl and Enter do'})}
      </li>
      <li>
        <kbd className={keyStyles.key}>Esc</kbd>{' '}
        {translate({id: 'search.keys.close', message: 'close', description: 'What Escape does'})}
      </li>
    </ul>
  );
});
