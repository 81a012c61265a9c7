import {distance} from 'fastest-levenshtein';

/**
 * The names that look most like `wanted`: those that contain it first, then by letters that differ.
 *
 * @param limit - most names to return
 */
export function nearestNames(wanted: string, names: readonly string[], limit = 3): string[] {
  const rank = (name: string) => (name.includes(wanted) ? 0 : distance(wanted, name));
  return [...names].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en')).slice(0, limit);
}
