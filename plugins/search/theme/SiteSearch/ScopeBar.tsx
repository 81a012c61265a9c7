import React, {memo, useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {productName} from '@theme/productName';
import type {ProductId} from '@site/src/navigation';
import type {SearchScope} from '../../engine/types';
import styles from './scope.module.css';

const products: readonly ProductId[] = ['x', 'x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];

type Plan = SearchScope['plan'];

/** What can be chosen, and what it is called. */
interface Choice<Value> {
  readonly value: Value;
  readonly text: string;
}

interface Props {
  readonly scope: SearchScope;
  readonly onChange: (scope: SearchScope) => void;
}

function Choices<Value extends string | null>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.text} className={styles.chip}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Where to search: everything of this version, unless the reader narrows or widens it. A dozen inputs that no letter
 * changes.
 */
export const ScopeBar = memo(function ScopeBar({scope, onChange}: Props): ReactNode {
  const allProducts: Choice<ProductId | null> = {
    value: null,
    text: translate({
      id: 'search.scope.allProducts',
      message: 'All products',
      description: 'Choice of where to search',
    }),
  };
  const plans: Choice<Plan>[] = [
    {
      value: null,
      text: translate({
        id: 'search.scope.anyPlan',
        message: 'All plans',
        description: 'Choice of where to search',
      }),
    },
    {value: 'community', text: 'Community'},
    {
      value: 'pro',
      text: translate({
        id: 'search.scope.upToPro',
        message: 'Up to Pro',
        description: 'Choice: what the Pro plan includes',
      }),
    },
  ];
  return (
    <div className={styles.scope}>
      <Choices
        label={translate({id: 'search.scope.product', message: 'Product', description: 'Label of a choice'})}
        value={scope.product}
        choices={[allProducts, ...products.map((value) => ({value, text: productName(value)}))]}
        onChange={(product) => onChange({...scope, product})}
      />
      <Choices
        label={translate({id: 'search.scope.plan', message: 'Plan', description: 'Label of a choice'})}
        value={scope.plan}
        choices={plans}
        onChange={(plan) => onChange({...scope, plan})}
      />
      <label className={styles.chip}>
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
