import React, {useLayoutEffect, useState, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {useMenuButton} from '@site/src/ui/useMenuButton';
import {useMenuFocus} from '@site/src/ui/useMenuFocus';
import {ToolbarButton, type ToolbarButtonProps} from './ToolbarButton';
import menuStyles from './menu.module.css';
import styles from './styles.module.css';

export type ToolbarMenuProps = Omit<ToolbarButtonProps, 'onClick' | 'ref' | 'expanded' | 'hasMenu'> & {
  /** Entries; `close` hides the menu and gives the focus back to its button. */
  children: (close: () => void) => ReactNode;
  /** Where the menu begins: at its button's start, or at the toolbar's end. */
  align: 'start' | 'end';
};

/** A button of the toolbar that opens a menu. */
export function ToolbarMenu({children, align, ...button}: ToolbarMenuProps): ReactNode {
  const menu = useMenuButton(true);
  const close = () => menu.close({returnFocus: true});
  const onKeyDown = (event: KeyboardEvent) => {
    if (menu.open) {
      if (event.key === 'Tab') close();
      // The other keys are the menu's own while it is open: neither the toolbar nor the full screen may take them.
      else event.stopPropagation();
    }
    menu.onKeyDown(event);
  };
  return (
    <div
      ref={menu.root}
      className={clsx(menuStyles.menuRoot, button.wideOnly && styles.wideOnly)}
      onKeyDown={onKeyDown}
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
        <MenuBox label={button.label} align={align} start={menu.start} button={menu.button}>
          {children(close)}
        </MenuBox>
      )}
    </div>
  );
}

type BoxProps = {
  label: string;
  align: ToolbarMenuProps['align'];
  start: 'first' | 'last';
  button: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

/** The entries of an open menu: it opens to where there is room. */
function MenuBox({label, align, start, button, children}: BoxProps): ReactNode {
  const list = useMenuFocus<HTMLDivElement>(start);
  const [above, setAbove] = useState(false);

  useLayoutEffect(() => {
    if (!list.current || !button.current) {
      return;
    }
    const {top, bottom} = button.current.getBoundingClientRect();
    const {height} = list.current.getBoundingClientRect();
    // Above it there may be the header of the page.
    setAbove(bottom + height + 8 > window.innerHeight && top > height + 72);
  }, [list, button]);

  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      className={clsx(menuStyles.menu, align === 'end' ? menuStyles.alignEnd : menuStyles.alignStart)}
      data-side={above ? 'above' : 'below'}
    >
      {children}
    </div>
  );
}
