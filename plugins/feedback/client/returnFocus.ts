import type {Target} from '../payload';
import {elementOf} from './usePlace';

/** Gives the focus back to what opened a form, or to what stands nearest to it when that is gone. */
export function returnFocus(target: Target, from: Element | null): void {
  if (from instanceof HTMLElement && from.isConnected && from !== document.body) {
    from.focus();
    return;
  }
  elementOf(target)?.querySelector<HTMLElement>('a.hash-link, [data-toolbar-item="more"]')?.focus();
}
