import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {StoredItem} from '../../privacy';
import {purposeText} from './purposeText';
import {kindText, lifeText} from './texts';
import styles from './styles.module.css';

/** Stored things: name and place, purpose, life. Nothing without an entry. */
export function ItemTable({items}: {items: readonly StoredItem[]}): ReactNode {
  if (items.length === 0) {
    return null;
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="privacy.column.name" description="Column of the table of stored things">
              Name
            </Translate>
          </th>
          <th scope="col">
            <Translate id="privacy.column.purpose" description="Column of the table of stored things">
              What for
            </Translate>
          </th>
          <th scope="col">
            <Translate id="privacy.column.life" description="Column of the table of stored things">
              How long
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({kind, name, life, purpose}) => (
          <tr key={`${kind} ${name}`} data-stored={`${kind} ${name}`}>
            <th scope="row">
              <code>{name}</code>
              <span className={styles.kind}>{kindText(kind)}</span>
            </th>
            <td>{purposeText(purpose)}</td>
            <td>{lifeText(life)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
