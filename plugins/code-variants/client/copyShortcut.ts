import {unfold} from './unfold';

/** What of a key press matters here; a React event and the browser's own both fit. */
type KeyPress = {key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean};

/**
 * Whether a key press in a code block asks for all of the code: `Ctrl/Cmd+C`, unless the reader has selected text,
 * which is then what the browser copies.
 */
export function isCopyShortcut(event: KeyPress, selection: Pick<Selection, 'isCollapsed'> | null): boolean {
  const isCopy = event.key.toLowerCase() === 'c' && (event.ctrlKey || event.metaKey);
  return isCopy && !event.altKey && !event.shiftKey && (selection?.isCollapsed ?? true);
}

/** The text of the code that is visible in a box; lines marked as removed are left out. */
export function visibleCode(box: Element | null): string {
  const shown = [...(box?.querySelectorAll('code') ?? [])].find(
    (code) => typeof code.checkVisibility !== 'function' || code.checkVisibility({visibilityProperty: true}),
  );
  const copy = shown?.cloneNode(true);
  if (!(copy instanceof Element)) {
    return '';
  }
  unfold(copy);
  copy.querySelectorAll('[data-line="removed"]').forEach((line) => line.remove());
  return copy.textContent;
}
