import React, {type ReactNode} from 'react';
import {Mark} from '@site/src/components/Marks';
import styles from './legend.module.css';

/** What the marks in the list of pages mean, below it. */
export function Legend(): ReactNode {
  return (
    <p className={styles.legend}>
      <Mark kind="pro" />
      <Mark kind="premium" />
      <Mark kind="unstable" />
      <Mark kind="planned" />
    </p>
  );
}
