import React, {type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import LoadFailure from '@theme/LoadFailure';
import {usePlace} from '../../client/usePlace';
import type {Target} from '../../payload';
import styles from './styles.module.css';

type MissingProps = {
  /** What the reader wanted to comment on. */
  target: Target;
  /** The reader's answer could not be sent either. */
  isUnsent: boolean;
  onRetry: () => void;
};

/** Stands where a form would be whose code could not be loaded. */
export function Missing({target, isUnsent, onRetry}: MissingProps): ReactNode {
  const place = usePlace(target);
  const message = isUnsent ? (
    <div role="alert" className={styles.missing}>
      <p>
        <Translate id="feedback.failed" description="Shown when feedback could not be sent">
          {"Couldn't submit feedback. Please try again later."}
        </Translate>
      </p>
      <button type="button" className={styles.button} onClick={onRetry}>
        <Translate id="feedback.retry" description="Button that sends feedback again">
          Try again
        </Translate>
      </button>
    </div>
  ) : (
    <LoadFailure className={target === 'page' ? styles.missingForm : undefined} onRetry={onRetry} />
  );
  return target === 'page' ? message : place && createPortal(message, place);
}
