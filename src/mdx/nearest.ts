import {distance} from 'fastest-levenshtein';

const lastOf = (name: string) => name.split('/').at(-1) ?? name;

/** The name that looks most like the one wanted; of two addresses, also by their last parts. */
export function nearest(wanted: string, names: Iterable<string>): string | undefined {
  const rank = (name: string) =>
    Math.min(distance(wanted, name), distance(lastOf(wanted), lastOf(name)) + 0.5);
  return [...names].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0];
}

/** What a writer reads behind the name of something that is not there; empty when there is nothing to choose from. */
export function nearestHint(wanted: string, names: Iterable<string>): string {
  const near = nearest(wanted, names);
  return near === undefined ? '' : `; nearest: ${near}`;
}
