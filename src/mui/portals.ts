import {useEffect, useState} from 'react';
import type {Direction} from '../preferences/theme';
import type {ThemePart} from './buildTheme';

/** Puts menus, dialogs and popups of a theme into an element, in place of the end of the page. */
export function portalsIn(container: HTMLElement): ThemePart {
  const part = {defaultProps: {container}};
  return {components: {MuiModal: part, MuiPopover: part, MuiPopper: part}};
}

/**
 * An element at the end of the page for the menus, dialogs and popups of a demo whose direction is not the page's.
 *
 * @param direction - `undefined` where the page's own is right
 */
export function usePortalRoot(direction: Direction | undefined): HTMLElement | undefined {
  const [root, setRoot] = useState<HTMLElement>();
  useEffect(() => {
    if (direction === undefined) {
      return undefined;
    }
    const element = document.createElement('div');
    element.dir = direction;
    element.dataset.portals = '';
    document.body.append(element);
    setRoot(element);
    return () => {
      element.remove();
      setRoot(undefined);
    };
  }, [direction]);
  return root;
}
