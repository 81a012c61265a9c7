import {distance} from 'fastest-levenshtein';

/** The last part of an address. */
const lastSegment = (name: string) => name.replace(/\/$/, '').split('/').at(-1) ?? name;

/** With more letters wrong than this share of them, a name is another one and no slip. */
const maxWrongShare = 0.6;

/** Whether a name is another one than that which is wanted, and no slip. */
function isFar(wanted: string, name: string): boolean {
  const [last, other] = [lastSegment(wanted), lastSegment(name)];
  return distance(last, other) > maxWrongShare * Math.max(last.length, other.length);
}

/** By letters that differ; two addresses also by their last parts. */
function difference(wanted: string, name: string): number {
  return Math.min(distance(wanted, name), distance(lastSegment(wanted), lastSegment(name)) + 0.5);
}

/** All names: those that contain the one wanted first, then by what differs. */
function ranked(wanted: string, names: Iterable<string>): string[] {
  return [...names]
    .map((name) => ({name, lacks: name.includes(wanted) ? 0 : 1, differs: difference(wanted, name)}))
    .sort((a, b) => a.lacks - b.lacks || a.differs - b.differs || (a.name < b.name ? -1 : 1))
    .map(({name}) => name);
}

/**
 * The names that look most like `wanted`, whether they look much like it or not.
 *
 * @param limit - most names to return
 */
export function nearestNames(wanted: string, names: Iterable<string>, limit = 3): string[] {
  return ranked(wanted, names).slice(0, limit);
}

/** The name that looks most like the one wanted; none when none is near. */
export function nearest(wanted: string, names: Iterable<string>): string | undefined {
  return ranked(wanted, names).find((name) => !isFar(wanted, name));
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
