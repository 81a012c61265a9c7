import React, {useRef, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {besideArrows, nextIndex} from '@site/src/ui/nextIndex';
import styles from './code.module.css';

type FileTabsProps = {
  names: readonly string[];
  chosen: number;
  /** Id of the element that shows the file. */
  panel: string;
  onChoose: (index: number) => void;
};

/** The files of a demo as tabs: one tab stop, arrow keys in reading direction, Home and End. */
export function FileTabs({names, chosen, panel, onChoose}: FileTabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextIndex(event.key, chosen, names.length, besideArrows(event.currentTarget));
    if (next === null) {
      return;
    }
    event.preventDefault();
    onChoose(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      className={styles.tabs}
      aria-label={translate({
        id: 'codeVariants.code.files',
        message: 'Files of the demo',
        description: 'Name of the list of tabs over the code of a demo',
      })}
      onKeyDown={onKeyDown}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={index === chosen}
          aria-controls={panel}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          <bdi>{name}</bdi>
        </button>
      ))}
    </div>
  );
}
