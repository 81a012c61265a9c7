/**
 * @typedef {object} Check
 * @property {string} name
 * @property {readonly string[]} args program below node_modules and its arguments
 * @property {readonly string[]} [all] further arguments that stand for all files
 * @property {RegExp} concerns files that it has something to say about
 * @property {(file: string) => string} [one] the argument for one of them; without it the check reads everything
 * @property {boolean} [checksRemoved] whether it is called with files that are gone, too
 */

/**
 * What a check is called with: `undefined` when none of the files concerns it.
 *
 * @param {Omit<Check, 'name'>} check
 * @param {readonly string[] | undefined} changed files, removed ones included; or all of them
 * @param {(file: string) => boolean} exists
 */
export function argumentsFor({args, all = [], concerns, one, checksRemoved = false}, changed, exists) {
  if (!changed) return [...args, ...all];
  const files = changed.filter((file) => concerns.test(file));
  if (!one) return files.length > 0 ? [...args, ...all] : undefined;
  const left = files.filter((file) => checksRemoved || exists(file));
  return left.length > 0 ? [...args, ...left.map(one)] : undefined;
}
