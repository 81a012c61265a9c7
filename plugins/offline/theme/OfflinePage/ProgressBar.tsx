import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Progress} from '../../client/keep/types';
import {sizeText} from '../../client/sizeText';
import styles from './styles.module.css';

/** How far a version is, as a bar and in words. */
export function ProgressBar({progress: {done, total}}: {progress: Progress}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const size = (bytes: number) => sizeText(bytes, currentLocale);
  return (
    <div className={styles.progress}>
      <progress
        value={done}
        max={total}
        aria-label={translate({
          id: 'offline.keep.progress',
          message: 'Part of the version that is on this device',
          description: 'Name of the progress bar for screen readers',
        })}
      />
      <span>
        {translate(
          {
            id: 'offline.keep.figures',
            message: '{done} of {total}',
            description: 'Sizes beside the progress bar: what is there, and the whole',
          },
          {done: size(done), total: size(total)},
        )}
      </span>
    </div>
  );
}
