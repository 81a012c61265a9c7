import {groupBy} from '../../../src/lib/groupBy';
import type {Hit} from './types';

const version = /\bv(\d+)\b/;

/**
 * Of pages whose names differ in a version alone, such as those on the breaking changes of several upgrades, the last
 * version takes the best place: how often a text has the words does not tell which upgrade is meant. A question with a
 * number means that one.
 *
 * @param hits - best first
 */
export function lastVersionFirst(query: string, hits: readonly Hit[]): Hit[] {
  const ordered = [...hits];
  if (/\d/.test(query)) return ordered;
  const versioned = [...hits.entries()].filter(([, hit]) => version.test(formatName(hit)));
  // The title repeats its group where others have the same one.
  const toKey = (hit: Hit) => `${hit.version}: ${formatName(hit).replaceAll(/\bv\d+\b/g, 'v')}`;
  for (const alike of groupBy(versioned, ([, hit]) => toKey(hit)).values()) {
    const last = alike.map(([, hit]) => hit).sort((a, b) => versionIn(b) - versionIn(a));
    for (const [index, hit] of last.entries()) ordered[alike[index]?.[0] ?? 0] = hit;
  }
  return ordered;
}

/** With its place in the navigation, which is where the version stands. */
function formatName({trail, title}: Hit): string {
  return [...trail, title].join(' › ');
}

function versionIn(hit: Hit): number {
  return Number(version.exec(formatName(hit))?.[1]);
}
