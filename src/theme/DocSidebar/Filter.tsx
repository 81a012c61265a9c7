import React, {useId, useMemo, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {FilterIcon} from '@site/src/components/Icons';
import {debounce} from '@site/src/debounce';
import styles from './filter.module.css';

type Props = {
  /** What the reader typed, once the keys rest. */
  onQuery: (query: string) => void;
  /** What became of it, read out. */
  result: string;
  isEmpty: boolean;
};

/** The field that filters the navigation. */
export function Filter({onQuery, result, isEmpty}: Props): ReactNode {
  const id = useId();
  const apply = useMemo(() => debounce(onQuery), [onQuery]);
  const label = translate({
    id: 'site.navigation.filter',
    message: 'Filter pages',
    description: 'Label of the box that filters the navigation',
  });
  const clear = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      // The first Escape is for the filter, the next one for the drawer around it.
      event.stopPropagation();
      event.preventDefault();
      event.currentTarget.value = '';
      apply.clear();
      onQuery('');
    }
  };
  return (
    <>
      <label className={styles.filter}>
        <span className={styles.label} id={id}>
          {label}
        </span>
        <FilterIcon />
        <input
          type="search"
          placeholder={label}
          aria-labelledby={id}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => apply(event.currentTarget.value)}
          onKeyDown={clear}
        />
      </label>
      <p role="status" className={isEmpty ? styles.empty : styles.label}>
        {result}
      </p>
    </>
  );
}
