import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './Code.module.css';

/** A block of highlighted code with a copy button. */
export function Code({html}: {html: string}): ReactNode {
  return (
    // The button, too: at the other end it would cover the beginning of the code.
    <div className={styles.code} dir="ltr">
      <pre className={styles.block}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      <button type="button" data-api-copy className={styles.copy}>
        {translate({
          id: 'apiReference.code.copy',
          message: 'Copy',
          description: 'Button that copies code of the API reference',
        })}
      </button>
    </div>
  );
}
