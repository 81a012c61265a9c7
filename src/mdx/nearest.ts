import {distance} from 'fastest-levenshtein';

const lastOf = (name: string) => name.split('/').at(-1) ?? name;

/** With more letters wrong than this share of them, a name is another one and no slip. */
const mostWrong = 0.6;

/** The name that looks most like the one wanted, of two addresses also by their last parts; none when none does. */
export function nearest(wanted: string, names: Iterable<string>): string | undefined {
  const ranks = [...names].map((name) => {
    const last = distance(lastOf(wanted), lastOf(name));
    const isFar = last > mostWrong * Math.max(lastOf(wanted).length, lastOf(name).length);
    return {name, isFar, rank: Math.min(distance(wanted, name), last + 0.5)};
  });
  return ranks.filter(({isFar}) => !isFar).sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))[0]
    ?.name;
}

/**
 * What a writer reads behind the name of something that is not there; empty when nothing looks like it.
 *
 * @param shown - how a name is written where it is meant
 */
export function nearestHint(
  wanted: string,
  names: Iterable<string>,
  shown: (name: string) => string = (name) => name,
): string {
  const near = nearest(wanted, names);
  return near === undefined ? '' : `; nearest: ${shown(near)}`;
}
