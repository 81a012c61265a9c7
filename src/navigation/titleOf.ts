import {segmentsOf} from './segmentsOf';
import type {NavigationPage} from './types';

/** Label of a navigation item: its title, else the last path segment in title case. */
export function titleOf(item: Pick<NavigationPage, 'pathname' | 'title'>): string {
  return (
    item.title ??
    (segmentsOf(item.pathname).at(-1) ?? '')
      .split('-')
      .filter((word) => word !== '')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}
