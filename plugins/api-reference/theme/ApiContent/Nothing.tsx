import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {nothingText} from '../../client/entryFilter';
import {SmallIcon} from './SmallIcon';
import styles from './Nothing.module.css';

/** Stands in the place of the entries where the filter leaves none, as `useApiControls` finds it. */
export function Nothing(): ReactNode {
  return (
    <div className={styles.nothing} data-api-nothing="" data-search-skip="" hidden>
      <SmallIcon name="filter" />
      <strong>{nothingText}</strong>
      <button type="button" data-api-clear>
        {translate({
          id: 'apiReference.filter.clear',
          message: 'Clear the filter',
          description:
            'Button that shows all entries again where the filter of the API reference matches nothing',
        })}
      </button>
    </div>
  );
}
