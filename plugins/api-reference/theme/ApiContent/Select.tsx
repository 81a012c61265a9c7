import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {SmallIcon} from './SmallIcon';
import styles from './Select.module.css';

/** A choice among options; a quiet one has no edge. */
export function Select({
  isQuiet = false,
  ...rest
}: ComponentProps<'select'> & {isQuiet?: boolean}): ReactNode {
  return (
    <span className={clsx(styles.box, isQuiet && styles.quiet)}>
      <select {...rest} className={styles.select} />
      <SmallIcon name="choice" />
    </span>
  );
}
