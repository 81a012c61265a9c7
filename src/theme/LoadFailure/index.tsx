// Ours: what stands in the place of a part of the page whose code could not be loaded.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/LoadFailure';
import styles from './styles.module.css';

export default function LoadFailure({className, onRetry}: Props): ReactNode {
  return (
    <div role="alert" className={clsx(styles.failure, className)}>
      <p>
        {translate({
          id: 'site.loadFailure.text',
          message: 'This could not be loaded. Check your connection.',
          description: 'Stands in the place of a menu or panel whose code could not be loaded',
        })}
      </p>
      <button type="button" onClick={onRetry}>
        {translate({
          id: 'site.loadFailure.retry',
          message: 'Try again',
          description: 'Button that loads a menu or panel again',
        })}
      </button>
    </div>
  );
}
