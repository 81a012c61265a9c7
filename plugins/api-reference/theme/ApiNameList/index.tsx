import React, {memo, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {productName} from '@theme/productName';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Marks from '@theme/Marks';
import {API_PRODUCTS} from '../../model/types';
import type {ApiIndexRow, ApiIndexView, ApiNameKind} from '../../view/types';
import {kindLabels} from '../ApiContent/labels';
import content from '../ApiContent/styles.module.css';
import tools from '../ApiContent/Tools.module.css';
import {Nothing} from '../ApiContent/Nothing';
import {FilterBox} from '../ApiContent/Tools';
import {Choice} from './Choice';
import {indexTexts} from './indexTexts';
import names from './name.module.css';
import styles from './styles.module.css';

const kinds: readonly ApiNameKind[] = ['component', 'hook', 'interface', 'event', 'method', 'selector'];

/** Every name of a product or of all by its first letter, which `useApiControls` filters. */
function ApiNameList({view: {product, rows}}: {view: ApiIndexView}): ReactNode {
  const {title, description} = indexTexts(product);
  const used = kinds.filter((kind) => rows.some((row) => row.kind === kind));
  return (
    <div className={`markdown ${content.content}`}>
      <header>
        <h1 id="page-title">{title}</h1>
      </header>
      <p>{description}</p>
      <div className={tools.tools}>
        <FilterBox label={namesLabel(rows.length)} />
        {product === undefined && (
          <Choice
            name="product"
            label={productText}
            options={API_PRODUCTS.map((each) => [each, productName(`x-${each}`)])}
          />
        )}
        <Choice name="kind" label={kindText} options={used.map((kind) => [kind, kindLabels[kind]])} />
        <Choice name="plan" label={planText} options={plans} />
        <p role="status" data-api-status className={tools.status} />
      </div>
      <Nothing />
      {byLetter(rows).map(([letter, group]) => (
        <section key={letter} className={styles.letter} data-api-section="">
          <h2>{letter}</h2>
          <ul className={styles.rows}>
            {group.map((row) => (
              <Row key={`${row.path} ${row.kind}`} row={row} withProduct={product === undefined} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export default memo(ApiNameList);

/** The rows, which come by name, below their first letters. */
function byLetter(rows: readonly ApiIndexRow[]): [letter: string, rows: ApiIndexRow[]][] {
  const letters = new Map<string, ApiIndexRow[]>();
  for (const row of rows) {
    const letter = row.name.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), row]);
  }
  return [...letters];
}

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

const productText = translate({
  id: 'apiReference.choice.product',
  message: 'All products',
  description: 'Choice in the index',
});

const kindText = translate({
  id: 'apiReference.choice.kind',
  message: 'All kinds',
  description: 'Choice in the index',
});

const planText = translate({
  id: 'apiReference.choice.plan',
  message: 'All plans',
  description: 'Choice in the index',
});

const communityText = translate({
  id: 'apiReference.choice.community',
  message: 'Community',
  description: 'Name of the free plan',
});

const plans: ComponentProps<typeof Choice>['options'] = [
  ['community', communityText],
  ['pro', 'Pro'],
  ['premium', 'Premium'],
];
