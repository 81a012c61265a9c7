import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import LoadFailure from '@theme/LoadFailure';
import {fetchAhead, useChunk} from '@site/src/useChunk';
import menu from './menu.module.css';
import {useMenuButton} from '@site/src/ui/useMenuButton';

/** What the list of a menu is told. */
export type MenuListProps = {
  /** Which line has the focus when the list appears. */
  start: 'first' | 'last';
  /** For a line that was chosen. */
  onChoose: () => void;
};

/** What makes a link or a button a line of a menu. */
export const menuItem = {role: 'menuitem', tabIndex: -1, className: menu.item} as const;

type Props<List> = {
  /** Name of the button for screen readers. */
  label: string;
  className?: string;
  /** Fetches the code of the list: a reader is about to open it. */
  load: () => Promise<List>;
  /** Draws the list with what `load` has fetched. */
  list: (loaded: List, props: MenuListProps) => ReactNode;
  /** What the button shows. */
  children: ReactNode;
};

/** A button that opens a menu, whose list is a chunk of its own; where it cannot be loaded, the menu says so. */
export function MenuButton<List>({label, className, load, list, children}: Props<List>): ReactNode {
  const {open, start, root, button, toggle, close, onKeyDown} = useMenuButton();
  const {module, hasFailed, failures, retry} = useChunk(load, open);
  return (
    <div ref={root} className={menu.root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={clsx(menu.button, className)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        onClick={toggle}
        onPointerEnter={() => fetchAhead(load)}
        onFocus={() => fetchAhead(load)}
      >
        {children}
      </button>
      {open && module && list(module, {start, onChoose: close})}
      {open && hasFailed && (
        <LoadFailure className={clsx(menu.list, menu.failure)} failures={failures} onRetry={retry} />
      )}
    </div>
  );
}
