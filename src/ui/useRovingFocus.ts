import {useState, type FocusEvent, type KeyboardEvent} from 'react';
import {isVisible} from './isVisible';
import {besideArrows, nextIndex} from './nextIndex';

const attribute = 'data-toolbar-item';

/**
 * The keyboard of a toolbar: one tab stop, arrow keys in reading direction, Home and End. Items carry
 * `data-toolbar-item="<name>"`; those that the width hides are passed over.
 *
 * @param first - the item that the Tab key reaches when focus comes from outside; visible at every width
 */
export function useRovingFocus(first: string) {
  /** The item that the Tab key reaches. */
  const [current, setCurrent] = useState(first);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const toolbar = event.currentTarget;
    const items = [...toolbar.querySelectorAll<HTMLElement>(`[${attribute}]`)].filter(isVisible);
    const index = items.findIndex((item) => item === event.target);
    const next = nextIndex(event.key, index, items.length, besideArrows(toolbar));
    // A key that was pressed elsewhere, such as in an open menu, is not the toolbar's.
    if (index >= 0 && next !== null) {
      event.preventDefault();
      items[next]?.focus();
    }
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const name = event.target.getAttribute(attribute);
    if (name !== null) {
      setCurrent(name);
    }
  };

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setCurrent(first);
    }
  };

  return {current, onKeyDown, onFocus, onBlur};
}
