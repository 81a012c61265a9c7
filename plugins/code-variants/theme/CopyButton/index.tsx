import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/CopyButton';
import {useCopy} from '../../client/useCopy';
import styles from './styles.module.css';

/** "Copy", then "Copied" for a while, announced to screen readers (B4.1). */
export default function CopyButton({getText, duration, label}: Props): ReactNode {
  const {copied, copy} = useCopy(duration);
  return (
    <button
      type="button"
      data-copy={copied ? 'done' : ''}
      className={styles.button}
      title={label}
      onClick={() => void copy(getText())}
    >
      <span aria-live="polite">
        {copied ? (
          <Translate
            id="codeVariants.copy.done"
            description="Label of a copy button after a successful click"
          >
            Copied
          </Translate>
        ) : (
          <Translate id="codeVariants.copy.label" description="Label of a copy button">
            Copy
          </Translate>
        )}
      </span>
    </button>
  );
}
