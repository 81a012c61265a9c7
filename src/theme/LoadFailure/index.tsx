// Ours: what stands in the place of a part of the page whose code could not be loaded.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/LoadFailure';
import styles from './styles.module.css';

export default function LoadFailure({className, failures = 1, onRetry, onClose}: Props): ReactNode {
  return (
    <div role="alert" className={clsx(styles.failure, className)} data-load-failure>
      {/* Each failure is read out; the button, which may have the focus, stays. */}
      <p key={failures}>
        {translate({
          id: 'site.loadFailure.text',
          message: 'This could not be loaded. Check your connection.',
          description: 'Stands in the place of a part of the page whose code could not be loaded',
        })}
      </p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {translate({
          id: 'site.loadFailure.retry',
          message: 'Try again',
          description: 'Button that loads a part of the page again',
        })}
      </button>
      {onClose && (
        <button type="button" className={styles.button} onClick={onClose}>
          {translate({
            id: 'site.loadFailure.close',
            message: 'Close',
            description: 'Button that closes the message that something could not be loaded',
          })}
        </button>
      )}
      {/* With a connection it may be gone for good, with an earlier deployment. */}
      {failures > 1 && navigator.onLine && (
        <a href="">
          <Translate id="site.scriptsFailed.reload">Reload the page</Translate>
        </a>
      )}
    </div>
  );
}
