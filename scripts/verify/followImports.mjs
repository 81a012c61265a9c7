import {readFileSync} from 'node:fs';
import path from 'node:path';
import {resolveImport} from '../lib/resolveImport.mjs';

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
export function followImports(root, entries) {
  const found = new Set(entries);
  for (const file of found) {
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(specifiers)) {
      // What only looks like an import leads nowhere.
      const target = resolveImport(root, path.dirname(file), specifier.replace(/\?.*$/, ''));
      if (target !== undefined) found.add(path.relative(root, target).split(path.sep).join('/'));
    }
  }
  return [...found].sort();
}
