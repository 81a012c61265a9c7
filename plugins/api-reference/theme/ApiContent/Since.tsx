import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './Since.module.css';

/** Says that the version before did not have it. */
export function Since({version}: {version: string}): ReactNode {
  return (
    <span className={styles.since} data-api-since={version}>
      {translate(
        {
          id: 'apiReference.entry.since',
          message: 'New in {version}',
          description: 'Mark of what the version before did not have',
        },
        {version},
      )}
    </span>
  );
}
