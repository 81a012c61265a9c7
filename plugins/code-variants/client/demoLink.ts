import {formatDemoHash} from '@site/src/preferences/code';
import type {CodePreferences} from '@site/src/preferences/code';
import {toParameter} from '../controls/parameter';

/**
 * The address of a demo as the reader sees it: form of the code and values of its controls. Nothing else of the
 * reader's address goes with it.
 *
 * @param href - the reader's address
 */
export function demoLink(href: string, name: string, preferences: CodePreferences): string {
  const url = new URL(href);
  const parameter = toParameter(name);
  // Taken as text: URLSearchParams would write `~` as `%7E`.
  const query = url.search
    .slice(1)
    .split('&')
    .find((part) => part.startsWith(`${parameter}=`));
  url.search = query ?? '';
  url.hash = formatDemoHash(name, preferences);
  return url.href;
}
