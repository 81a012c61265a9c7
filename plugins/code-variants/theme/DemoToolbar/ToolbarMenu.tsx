import React, {useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useMenu} from '../../client/useMenu';
import {ToolbarButton, type ToolbarButtonProps} from './ToolbarButton';
import menuStyles from './menu.module.css';
import styles from './styles.module.css';

export type ToolbarMenuProps = Omit<ToolbarButtonProps, 'onClick' | 'ref' | 'expanded' | 'hasMenu'> & {
  /** Entries; `close` hides the menu and gives the focus back to its button. */
  children: (close: () => void) => ReactNode;
  /** Where the menu begins: at its button's start, or at the toolbar's end. */
  align: 'start' | 'end';
};

/** A button of the toolbar that opens a menu; the menu opens to where there is room. */
export function ToolbarMenu({children, align, ...button}: ToolbarMenuProps): ReactNode {
  const menu = useMenu();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(false);

  useLayoutEffect(() => {
    if (!menu.open || !list.current || !menu.button.current) {
      return;
    }
    const {top, bottom} = menu.button.current.getBoundingClientRect();
    const {height} = list.current.getBoundingClientRect();
    // Above it there may be the header of the page.
    setAbove(bottom + height + 8 > window.innerHeight && top > height + 72);
  }, [menu.open, menu.button]);

  return (
    <div
      ref={menu.root}
      className={clsx(menuStyles.menuRoot, button.wideOnly && styles.wideOnly)}
      onKeyDown={menu.onKeyDown}
    >
      <ToolbarButton
        {...button}
        wideOnly={false}
        ref={menu.button}
        expanded={menu.open}
        hasMenu
        onClick={menu.toggle}
      />
      {menu.open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={button.label}
          className={clsx(menuStyles.menu, align === 'end' ? menuStyles.alignEnd : menuStyles.alignStart)}
          data-side={above ? 'above' : 'below'}
        >
          {children(menu.close)}
        </div>
      )}
    </div>
  );
}
