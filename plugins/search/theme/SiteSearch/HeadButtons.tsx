import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import keyStyles from '@site/src/ui/key.module.css';
import {SearchIcon} from './icons';
import styles from './dialog.module.css';

interface Props {
  readonly isEmpty: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Behind the box: what empties it, and what closes the dialog. */
export function HeadButtons({isEmpty, onClear, onClose}: Props): ReactNode {
  return (
    <>
      {!isEmpty && (
        <button type="button" className={styles.quiet} onClick={onClear}>
          {translate({id: 'search.clear', message: 'Clear', description: 'Button that empties the box'})}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={translate({
          id: 'search.close',
          message: 'Close',
          description: 'Button that closes the dialog',
        })}
        onClick={onClose}
      >
        <kbd className={keyStyles.key} aria-hidden="true">
          esc
        </kbd>
        <SearchIcon name="close" />
      </button>
    </>
  );
}
