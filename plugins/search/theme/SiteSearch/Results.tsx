import React, {useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent} from 'react';
import {productName} from '@theme/productName';
import {groupOptions, type Option} from '../../client/groups';
import {Line} from './Line';
import {dialogLabels} from './texts';
import styles from './results.module.css';

interface Props {
  readonly id: string;
  /** In the order of their products. */
  readonly options: readonly Option[];
  readonly active: string | undefined;
  /** Each result then says its version. */
  readonly allVersions: boolean;
  /** Another one is read from its beginning. */
  readonly query: string;
  readonly onPoint: (id: string) => void;
  readonly onFollow: (event: MouseEvent, option: Option) => void;
}

/** The list of results, by product. Focus stays in the box: the active line is named there. */
export function Results({id, options, active, allVersions, query, onPoint, onFollow}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  const baseId = useId();

  useEffect(() => {
    // Only then: the place of a list is known to the browser after a layout.
    if (list.current && isScrolled.current) list.current.scrollTop = 0;
    isScrolled.current = false;
  }, [query]);

  const optionAt = ({target}: SyntheticEvent): Option | undefined => {
    const line = target instanceof Element ? target.closest('[role="option"]') : null;
    return line ? options.find((option) => option.id === line.id) : undefined;
  };

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={dialogLabels.results}
      onScroll={() => {
        isScrolled.current = true;
      }}
      onClick={(event) => {
        const option = optionAt(event);
        if (option) onFollow(event, option);
      }}
      onPointerMove={(event) => {
        const option = optionAt(event);
        if (option && option.id !== active) onPoint(option.id);
      }}
    >
      {[...groupOptions(options)].map(([product, group]) => {
        const titleId = `${baseId}${product}`;
        return (
          <div key={product} role="group" aria-labelledby={titleId}>
            <div id={titleId} className={styles.product} role="presentation">
              {productName(product)}
            </div>
            {group.map((option) => (
              <Line
                key={option.id}
                option={option}
                isActive={option.id === active}
                allVersions={allVersions}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
