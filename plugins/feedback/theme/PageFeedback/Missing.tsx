import React, {type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
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

/** Stands where a form would be whose code could not be fetched. */
export function Missing({target, isUnsent, onRetry}: MissingProps): ReactNode {
  const place = usePlace(target);
  const message = (
    <div className={styles.missing}>
      <p role="alert">
        {isUnsent ? (
          <Translate id="feedback.failed" description="Shown when feedback could not be sent">
            {"Couldn't submit feedback. Please try again later."}
          </Translate>
        ) : (
          <Translate id="feedback.missing" description="Shown where the code of a comment box did not arrive">
            The comment box could not be loaded.
          </Translate>
        )}
      </p>
      <button type="button" className={styles.button} onClick={onRetry}>
        <Translate id="feedback.retry" description="Button that sends feedback, or loads its form, once more">
          Try again
        </Translate>
      </button>
    </div>
  );
  return target === 'page' ? message : place && createPortal(message, place);
}
