import React, {type ReactNode} from 'react';
import {codeLabel} from '../DemoToolbar/codeLabel';
import styles from './waiting.module.css';

type CodeSwitchProps = {demo: string; open: boolean; onToggle: () => void};

/** Opens and closes the code of a demo whose toolbar is not there: not wanted, not yet fetched, or not to be had. */
export function CodeSwitch({demo, open, onToggle}: CodeSwitchProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.codeSwitch}
      aria-expanded={open}
      data-ga-event-category="demo"
      data-ga-event-action="code"
      data-ga-event-label={demo}
      onClick={onToggle}
    >
      {codeLabel(open)}
    </button>
  );
}
