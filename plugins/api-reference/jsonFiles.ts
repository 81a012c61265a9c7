import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {machineFiles} from './machine/machineFiles';
import {machineSchema} from './machine/schema';
import type {ApiModel} from './model/types';
import type {ApiDemosView} from './view/types';

/**
 * The files of the reference for machines, by their path below `api/`: one beside each page, the index and the schema.
 *
 * @param uses - demos by the name of an export
 */
export function jsonFiles(
  model: ApiModel,
  uses: ReadonlyMap<string, ApiDemosView[]>,
  {baseUrl, siteUrl}: {baseUrl: string; siteUrl: string},
): Map<string, unknown> {
  const base = `${baseUrl}api/`;
  const files = machineFiles(model, base, ({name}) =>
    (uses.get(name) ?? []).flatMap(({title, demos}) => demos.map(({href}) => ({title, href}))),
  );
  return new Map<string, unknown>([...files, ['schema.json', machineSchema(`${siteUrl}${base}schema.json`)]]);
}

/** Writes the files into a folder. */
export async function writeJsonFiles(folder: string, files: ReadonlyMap<string, unknown>): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  }
}
