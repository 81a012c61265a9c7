import React, {memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {productName} from '@theme/productName';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Marks from '@theme/Marks';
import {groupBy} from '@site/src/lib/groupBy';
import {API_PRODUCTS} from '../../model/types';
import type {ApiIndexRow, ApiIndexView} from '../../view/types';
import {kindLabels} from '../ApiContent/labels';
import {FilteredList, type Choice} from './FilteredList';
import {indexTexts} from './indexTexts';
import names from './name.module.css';
import styles from './styles.module.css';

/** Every name of a product or of all by its first letter, which `useApiControls` filters. */
function ApiNameList({view: {product, rows}}: {view: ApiIndexView}): ReactNode {
  const {title, description} = indexTexts(product);
  const kinds = Object.entries(kindLabels).filter(([kind]) => rows.some((row) => row.kind === kind));
  const productChoice: Choice = {
    name: 'product',
    label: choiceLabels.product,
    options: API_PRODUCTS.map((each) => [each, productName(`x-${each}`)]),
  };
  const choices: Choice[] = [
    ...(product === undefined ? [productChoice] : []),
    {name: 'kind', label: choiceLabels.kind, options: kinds},
    {name: 'plan', label: choiceLabels.plan, options: plans},
  ];
  return (
    <FilteredList title={title} lead={description} filter={namesLabel(rows.length)} choices={choices}>
      {/* They come by name. */}
      {[...groupBy(rows, ({name}) => name.charAt(0).toUpperCase())].map(([letter, group]) => (
        <section key={letter} className={styles.letter} data-api-section="">
          <h2>{letter}</h2>
          <ul className={styles.rows}>
            {group.map((row) => (
              <Row key={`${row.path} ${row.kind}`} row={row} withProduct={product === undefined} />
            ))}
          </ul>
        </section>
      ))}
    </FilteredList>
  );
}

export default memo(ApiNameList);

function Row({row, withProduct}: {row: ApiIndexRow; withProduct: boolean}): ReactNode {
  const {name, product, kind, plan, path, deprecated} = row;
  const facts = withProduct ? `${kindLabels[kind]} · ${productName(`x-${product}`)}` : kindLabels[kind];
  return (
    <li
      className={styles.row}
      data-api-entry={name}
      data-product={product}
      data-kind={kind}
      data-plan={plan}
      data-deprecated={deprecated}
    >
      {/* Its first letter; the whole of it for screen readers, and on hover. */}
      <span className={styles.facts} title={facts}>
        {facts}
      </span>
      <span className={names.name}>
        <a href={useBaseUrl(path)}>
          <code>{name}</code>
        </a>{' '}
        <Marks plan={plan === 'community' ? undefined : plan} small />
      </span>
    </li>
  );
}

function namesLabel(count: number): string {
  return translate(
    {
      id: 'apiReference.filter.names',
      message: 'Filter {count} names',
      description: 'Label of the filter box of an index; there are many',
    },
    {count},
  );
}

const choiceLabels = {
  product: translate({
    id: 'apiReference.choice.product',
    message: 'All products',
    description: 'Choice in the index',
  }),
  kind: translate({id: 'apiReference.choice.kind', message: 'All kinds', description: 'Choice in the index'}),
  plan: translate({id: 'apiReference.choice.plan', message: 'All plans', description: 'Choice in the index'}),
  community: translate({
    id: 'apiReference.choice.community',
    message: 'Community',
    description: 'Name of the free plan',
  }),
};

const plans: Choice['options'] = [
  ['community', choiceLabels.community],
  ['pro', 'Pro'],
  ['premium', 'Premium'],
];
