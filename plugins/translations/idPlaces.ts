import {escapeRegexp} from '@docusaurus/utils';
import {placeIn} from '../../src/lib/placeIn';

/**
 * Where a file of texts has an id, or one that is not there belongs: at the last id before it, as the alphabet has them.
 *
 * @param file - relative to the project
 * @param json - what is in it; nothing when it is not there yet
 * @returns `i18n/zh/code.json:12:3` of an id
 */
export function idPlaces(file: string, json = '{}'): (id: string) => string {
  const content: unknown = JSON.parse(json);
  const ids = Object.keys(content ?? {});
  const sorted = ids.toSorted();
  return (id) => {
    const nearest = ids.includes(id) ? id : (sorted.findLast((each) => each < id) ?? sorted[0]);
    return `${file}:${nearest === undefined ? '1:1' : placeIn(json, findOffset(json, nearest))}`;
  };
}

/** Of the id as a name, not as a part of a text. */
function findOffset(json: string, id: string): number {
  const name = escapeRegexp(JSON.stringify(id));
  return Math.max(0, json.search(new RegExp(`(?<=[{,]\\s*)${name}\\s*:`)));
}
