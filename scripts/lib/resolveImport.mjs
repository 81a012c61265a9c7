import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

/** What stands in the place of an extension that an import leaves out. */
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/**
 * The file of the project that an import names by its relative path or by `@site/`.
 *
 * @param {string} root folder of the project
 * @param {string} folder of the file that imports, absolute or from the root
 * @param {string} specifier
 * @returns {string | undefined} its absolute path; `undefined` for a package, and for what is not there
 */
export function resolveImport(root, folder, specifier) {
  if (!/^(?:\.{1,2}|@site)(?:\/|$)/.test(specifier)) return undefined;
  const target = specifier.startsWith('@site/')
    ? path.join(root, specifier.slice('@site/'.length))
    : path.resolve(root, folder, specifier);
  return endings.map((ending) => target + ending).find((file) => existsSync(file) && statSync(file).isFile());
}
