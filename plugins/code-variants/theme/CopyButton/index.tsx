import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/CopyButton';
import {useCopy} from '../../client/useCopy';
import {copyLabel, copyMessage} from './copyTexts';
import styles from './styles.module.css';

/** "Copy", then "Copied" or "Not copied" for a while, announced to screen readers. */
export default function CopyButton({getText, duration, label}: Props): ReactNode {
  const {outcome, copy} = useCopy(duration);
  return (
    <button
      type="button"
      data-copy={outcome === 'copied' ? 'done' : ''}
      className={styles.button}
      title={outcome && outcome !== 'copied' ? copyMessage(outcome) : label}
      onClick={() => void copy(getText())}
    >
      <span aria-live="polite">
        {outcome ? (
          copyLabel(outcome)
        ) : (
          <Translate id="codeVariants.copy.label" description="Label of a copy button">
            Copy
          </Translate>
        )}
      </span>
    </button>
  );
}
