import {git} from '../src/lib/node/git';

/**
 * Whether git knows when the pages changed. An archive of the source, or a repository without a commit, has no
 * history; its pages then show no date, and the build does not fail for the lack of one.
 */
export function hasHistory(siteDir: string): boolean {
  return git(siteDir, 'log', '-1', '--format=%H') !== undefined;
}
