// How the rules about imports find the files of this project; packages are none of their business.
import path from 'node:path';
import {resolveImport} from '../lib/resolveImport.mjs';

export const interfaceVersion = 2;

/**
 * @param {string} specifier
 * @param {string} importer
 * @param {{root: string}} options folder of the project
 */
export function resolve(specifier, importer, {root}) {
  const file = resolveImport(root, path.dirname(importer), specifier);
  return file ? {found: true, path: file} : {found: false};
}
