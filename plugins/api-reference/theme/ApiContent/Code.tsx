import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './Code.module.css';

/** A block of highlighted code with a copy button. */
export function Code({html}: {html: string}): ReactNode {
  return (
    <div className={styles.code}>
      <pre className={styles.block} dir="ltr">
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
