import React, {memo, useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {shortProductName} from '@theme/productName';
import type {ProductId} from '@site/src/navigation';
import type {SearchScope} from '../../engine/types';
import styles from './scope.module.css';

const products: readonly ProductId[] = ['x', 'x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];

interface Props {
  readonly scope: SearchScope;
  readonly onChange: (scope: SearchScope) => void;
}

/**
 * Where to search: everything of this version, unless the reader narrows or widens it. One row; where it has no room, it
 * is scrolled. No letter that is written changes it.
 */
export const ScopeBar = memo(function ScopeBar({scope, onChange}: Props): ReactNode {
  return (
    <div className={styles.scope}>
      <Products value={scope.product} onChange={(product) => onChange({...scope, product})} />
      <Plans value={scope.plan} onChange={(plan) => onChange({...scope, plan})} />
      <label className={styles.versions}>
        <input
          type="checkbox"
          checked={scope.allVersions}
          onChange={(event) => onChange({...scope, allVersions: event.target.checked})}
        />
        <Translate id="search.scope.allVersions" description="Choice: search in all versions">
          All versions
        </Translate>
      </label>
    </div>
  );
});

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Products({value, onChange}: ChoiceProps<ProductId | null>): ReactNode {
  const name = useId();
  const all = translate({
    id: 'search.scope.allProducts',
    message: 'All',
    description: 'Choice among the products: search in all of them',
  });
  return (
    <fieldset className={styles.products}>
      <legend className={styles.legend}>
        {translate({id: 'search.scope.product', message: 'Product', description: 'Label of a choice'})}
      </legend>
      {[null, ...products].map((product) => (
        <label key={product} className={styles.chip}>
          <input type="radio" name={name} checked={product === value} onChange={() => onChange(product)} />
          {product === null ? all : shortProductName(product)}
        </label>
      ))}
    </fieldset>
  );
}

/** Every choice of a plan, by what its option is called in HTML. */
const plans: Readonly<Record<string, SearchScope['plan']>> = {any: null, community: 'community', pro: 'pro'};

function Plans({value, onChange}: ChoiceProps<SearchScope['plan']>): ReactNode {
  return (
    <select
      className={styles.plan}
      aria-label={translate({id: 'search.scope.plan', message: 'Plan', description: 'Label of a choice'})}
      value={value ?? 'any'}
      onChange={(event) => onChange(plans[event.target.value] ?? null)}
    >
      <option value="any">
        {translate({
          id: 'search.scope.anyPlan',
          message: 'All plans',
          description: 'Choice of where to search',
        })}
      </option>
      <option value="community">Community</option>
      <option value="pro">
        {translate({
          id: 'search.scope.upToPro',
          message: 'Up to Pro',
          description: 'Choice: what the Pro plan includes',
        })}
      </option>
    </select>
  );
}
