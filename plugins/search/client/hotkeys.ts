type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

/** Where a key belongs to what is focused: texts that are written, and demos with keys of their own. */
const writing = 'input, textarea, select, [contenteditable], [role="textbox"], [role="grid"], [data-demo]';

/** Whether a key press opens the search: `Ctrl/Cmd+K` everywhere, `/` where nothing is written. */
export function isSearchKey(event: KeyPress, target: EventTarget | null): boolean {
  // On some keyboards a slash needs the shift key.
  if (event.defaultPrevented || event.altKey || (event.shiftKey && event.key !== '/')) return false;
  if (event.ctrlKey !== event.metaKey) return event.key.toLowerCase() === 'k';
  const isBusy = target instanceof Element && target.closest(writing) !== null;
  return event.key === '/' && !event.ctrlKey && !isBusy;
}
