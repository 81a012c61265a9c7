import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {API_LAYOUTS, type ApiLayout} from '../../client/layouts';
import {FilterIcon} from './icons';
import {Select} from './Select';
import styles from './Tools.module.css';

const layouts: Readonly<Record<ApiLayout, string>> = {
  list: translate({id: 'apiReference.layout.list', message: 'List', description: 'Layout of API entries'}),
  table: translate({id: 'apiReference.layout.table', message: 'Table', description: 'Layout of API entries'}),
  expanded: translate({
    id: 'apiReference.layout.expanded',
    message: 'Expanded',
    description: 'Layout of API entries',
  }),
};

/** The filter box, which `useApiControls` makes work. Its label says how many entries there are to filter. */
export function FilterBox({label}: {label: string}): ReactNode {
  return (
    <span className={styles.field}>
      <FilterIcon />
      <input
        type="search"
        data-api-filter
        className={styles.filter}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
      />
    </span>
  );
}

type ToolsProps = {
  /** Label of the filter; absent where there is nothing to choose from. */
  filter?: string;
  withLayouts: boolean;
  withOrder: boolean;
};

/** Filter, layout and order of a page; hidden without JavaScript, because then they could do nothing. */
export function Tools({filter, withLayouts, withOrder}: ToolsProps): ReactNode {
  return (
    <div className={styles.tools}>
      {filter !== undefined && <FilterBox label={filter} />}
      {withLayouts && (
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
            <button
              key={layout}
              type="button"
              data-api-layout-choice={layout}
              aria-pressed={layout === 'list'}
            >
              {layouts[layout]}
            </button>
          ))}
        </div>
      )}
      {withOrder && (
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
      )}
      <p role="status" data-api-status className={styles.status} />
    </div>
  );
}
