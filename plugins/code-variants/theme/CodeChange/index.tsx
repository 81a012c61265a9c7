import React, {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type CodeChangeProps = {
  /** The version before the change, `v7`. */
  from: string;
  /** The version with it. */
  to: string;
  /** The two fences. */
  children: ReactNode;
};

/**
 * The code before and after a change: one frame with two tabs. They are radio buttons, so that the style sheet alone
 * shows the chosen side and the page needs no script for it. Without scripts and on paper both sides stand below each
 * other under their own titles.
 */
export default function CodeChange({from, to, children}: CodeChangeProps): ReactNode {
  const name = useId();
  return (
    <div className={styles.change}>
      <div
        role="radiogroup"
        className={styles.tabs}
        aria-label={translate({
          id: 'codeVariants.change.label',
          message: 'Code before and after the change',
          description: 'Name of the two tabs over the code of a breaking change',
        })}
      >
        <label>
          <input type="radio" name={name} value="before" />
          {translate(
            {
              id: 'codeVariants.change.before',
              message: 'Before ({version})',
              description: 'Tab over the code of the version before a breaking change',
            },
            {version: from},
          )}
        </label>
        <label>
          <input type="radio" name={name} value="after" defaultChecked />
          {translate(
            {
              id: 'codeVariants.change.after',
              message: 'After ({version})',
              description: 'Tab over the code of the version with a breaking change',
            },
            {version: to},
          )}
        </label>
      </div>
      {children}
    </div>
  );
}
