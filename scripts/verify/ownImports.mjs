import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** What stands in the place of an extension that an import leaves out. */
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** Modules of the project by their relative path or by `@site/`, static or not, as values or as types. */
const specifiers = /(?:\bfrom|[iI]mport|\brequire)\s*\(?\s*['"]((?:\.{1,2}|@site)\/[^'"]+)['"]/g;

/**
 * The project's own files that some of its files are made of: themselves, and all that they import. Found in the text,
 * so that a style sheet or a JSON file counts as well, and one import too many does no harm.
 *
 * @param {string} root folder of the project
 * @param {readonly string[]} entries files, from that folder
 * @returns {string[]} files, from that folder, in order
 */
export function ownImports(root, entries) {
  const found = new Set(entries);
  for (const file of found) {
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(specifiers)) {
      const target = resolve(root, path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
      if (target !== undefined) found.add(target);
    }
  }
  return [...found].sort();
}

/**
 * @param {string} root
 * @param {string} folder of the file that imports
 * @param {string} specifier
 * @returns {string | undefined} a file from the root; `undefined` when the text only looks like an import
 */
function resolve(root, folder, specifier) {
  const target = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : path.posix.join(folder, specifier);
  return endings
    .map((ending) => target + ending)
    .find((file) => existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile());
}
