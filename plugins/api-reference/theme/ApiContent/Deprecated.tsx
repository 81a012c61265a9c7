import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ApiDeprecatedView} from '../../view/types';
import {Html} from './Html';
import styles from './Deprecated.module.css';

/** Says that something is deprecated and what to use instead. */
export function Deprecated({text}: ApiDeprecatedView): ReactNode {
  return (
    <div className={styles.deprecated}>
      <strong>{deprecatedLabel}</strong> {text !== '' && <Html html={text} />}
    </div>
  );
}

/** The word that marks it. */
export const deprecatedLabel = translate({
  id: 'apiReference.deprecated',
  message: 'Deprecated',
  description: 'Mark of an API entry',
});
