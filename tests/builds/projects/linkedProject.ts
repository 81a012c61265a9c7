import {mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ProjectFiles} from '../../../plugins/code-variants/project/types';

/** A new folder outside the site, so that nothing resolves to the site's own packages by accident. */
export function newFolder(): string {
  return realpathSync(mkdtempSync(path.join(tmpdir(), 'projects-')));
}

/** Writes the files of a project into a folder. */
export function writeProject(files: ProjectFiles, folder: string): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** Makes a `node_modules` in the folder that holds exactly these packages, as links to those installed here. */
export function linkPackages(names: readonly string[], folder: string): void {
  for (const name of names) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), {recursive: true});
    symlinkSync(path.join(process.cwd(), 'node_modules', name), link, 'dir');
  }
}
