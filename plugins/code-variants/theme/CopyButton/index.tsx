import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CopyButton';
import {useCopy} from '../../client/useCopy';
import {copyLabel, copyMessage} from './copyTexts';
import styles from './styles.module.css';

/** "Copy", then "Copied" or "Not copied" for a while, announced to screen readers. */
export default function CopyButton({getText, duration, what}: Props): ReactNode {
  const {outcome, copy} = useCopy(duration);
  const name =
    what &&
    translate(
      {
        id: 'codeVariants.copy.what',
        message: 'Copy {what}',
        description:
          'Name of a copy button: what it copies is a package, a file, or code in a language such as tsx',
      },
      {what},
    );
  return (
    <button
      type="button"
      data-copy={outcome === 'copied' ? 'done' : ''}
      className={styles.button}
      title={outcome && outcome !== 'copied' ? copyMessage(outcome) : name}
      aria-label={outcome ? undefined : name}
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
