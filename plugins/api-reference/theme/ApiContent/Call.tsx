import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ApiParameterView} from '../../view/types';
import {Html} from './Html';
import styles from './Call.module.css';

type Props = {
  params?: readonly ApiParameterView[];
  returns?: {type: string; description: string};
};

/** Parameters and result of a function. */
export function Call({params = [], returns}: Props): ReactNode {
  if (params.length === 0 && !returns) {
    return null;
  }
  return (
    <dl className={styles.call}>
      {params.map(({name, optional, type, description}) => (
        <React.Fragment key={name}>
          <dt>
            <code>{name + (optional ? '?' : '')}</code>
          </dt>
          <dd>
            <Html as="code" html={type} />
            {description !== '' && <Html html={description} />}
          </dd>
        </React.Fragment>
      ))}
      {returns && (
        <>
          <dt>
            {translate({
              id: 'apiReference.call.returns',
              message: 'Returns',
              description: 'Label of the result of a function',
            })}
          </dt>
          <dd>
            <Html as="code" html={returns.type} />
            {returns.description !== '' && <Html html={returns.description} />}
          </dd>
        </>
      )}
    </dl>
  );
}
