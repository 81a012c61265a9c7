import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {API_LAYOUTS} from '../../client/layouts';
import {layoutLabels} from './labels';
import {SmallIcon} from './SmallIcon';
import {Select} from './Select';
import styles from './Tools.module.css';

/**
 * The filter of a page, which `useApiControls` makes work, and what else changes what it lists; hidden without JavaScript,
 * because then it could do nothing.
 *
 * @param filter - label of the filter, which says how many entries there are; absent where there is nothing to choose from
 */
export function Tools({filter, children}: {filter: string | undefined; children: ReactNode}): ReactNode {
  return (
    <div className={styles.tools}>
      {filter !== undefined && (
        <span className={styles.field}>
          <SmallIcon name="filter" />
          <input
            type="search"
            data-api-filter
            className={styles.filter}
            placeholder={filter}
            aria-label={filter}
            autoComplete="off"
            spellCheck={false}
          />
        </span>
      )}
      {children}
      <p role="status" data-api-status className={styles.status} />
    </div>
  );
}

/** How the entries of a page are laid out. */
export function LayoutChoice(): ReactNode {
  return (
    <div
      className={styles.layouts}
      role="group"
      aria-label={translate({
        id: 'apiReference.layout.label',
        message: 'Layout',
        description: 'Name of the buttons that choose the layout of API entries',
      })}
    >
      {API_LAYOUTS.map((layout) => (
        <button key={layout} type="button" data-api-layout-choice={layout} aria-pressed={layout === 'list'}>
          {layoutLabels[layout]}
        </button>
      ))}
    </div>
  );
}

/** In which order the entries of a page stand. */
export function OrderChoice(): ReactNode {
  return (
    <Select
      data-api-order=""
      isQuiet
      aria-label={translate({
        id: 'apiReference.order.label',
        message: 'Order',
        description: 'Label of the choice of the order of API entries',
      })}
    >
      <option value="required">
        {translate({
          id: 'apiReference.order.required',
          message: 'Required first',
          description: 'Order of API entries',
        })}
      </option>
      <option value="name">
        {translate({
          id: 'apiReference.order.name',
          message: 'By name',
          description: 'Order of API entries',
        })}
      </option>
    </Select>
  );
}
