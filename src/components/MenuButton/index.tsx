import React, {Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import menu from './menu.module.css';
import {useMenuButton} from './useMenuButton';

/** What the list of a menu is told. */
export type MenuListProps = {
  /** Which line has the focus when the list appears. */
  start: 'first' | 'last';
  /** For a line that was chosen. */
  onChoose: () => void;
};

type Props = {
  /** Name of the button for screen readers. */
  label: string;
  className?: string;
  /** Fetches the list: a reader is about to open it. */
  load: () => Promise<unknown>;
  /** The list, which waits for what `load` fetches. */
  list: (props: MenuListProps) => ReactNode;
  /** What the button shows. */
  children: ReactNode;
};

/** A button that opens a menu, whose list is a chunk of its own. */
export function MenuButton({label, className, load, list, children}: Props): ReactNode {
  const {open, start, root, button, toggle, close, onKeyDown} = useMenuButton();
  return (
    <div ref={root} className={menu.root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={clsx(menu.button, className)}
        aria-haspopup="menu"
        aria-expanded={open}
        // The server's 404 page knows no address; what depends on it is drawn anew at once.
        suppressHydrationWarning
        aria-label={label}
        onClick={toggle}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        {children}
      </button>
      {open && <Suspense fallback={null}>{list({start, onChoose: close})}</Suspense>}
    </div>
  );
}
