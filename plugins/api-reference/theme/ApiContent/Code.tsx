import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {SmallIcon} from './SmallIcon';
import styles from './Code.module.css';

/** A block of highlighted code with a copy button above it, whose name says what it copies: a page has several. */
export function Code({html, what, title}: {html: string; what: string; title?: ReactNode}): ReactNode {
  return (
    <div className={styles.code}>
      <span className={styles.title}>{title}</span>
      {/* A child of the block itself: the button copies the code beside it. */}
      <button
        type="button"
        data-api-copy
        className={styles.copy}
        aria-label={translate(
          {
            id: 'apiReference.code.copyWhat',
            message: 'Copy {what}',
            description:
              'Name of the button that copies code of the API reference: the import from a package, or an example',
          },
          {what},
        )}
      >
        <SmallIcon name="copy" />
        {translate({
          id: 'apiReference.code.copy',
          message: 'Copy',
          description: 'Button that copies code of the API reference',
        })}
      </button>
      <pre className={styles.block} dir="ltr">
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
