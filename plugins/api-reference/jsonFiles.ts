import path from 'node:path';
import {outputFile} from '../../src/lib/node/outputFile';
import {findDemos} from './demos/demoUses';
import {checkFiles} from './machine/checkFiles';
import {machineFiles, type MachineFile} from './machine/machineFiles';
import {machineSchema} from './machine/schema';
import type {ApiModel} from './model/types';
import type {ApiDemosView} from './view/types';

/** The files of the reference for machines. */
export interface JsonFiles {
  /** By their path below `api/`: one beside each page, and the index. */
  files: ReadonlyMap<string, MachineFile>;
  /** The absolute address of their schema, which is `schema.json` beside the index. */
  schemaId: string;
}

/**
 * Makes the files of the reference for machines.
 *
 * @param uses - demos by the name of an export
 */
export function jsonFiles(
  model: ApiModel,
  uses: ReadonlyMap<string, ApiDemosView[]>,
  {baseUrl, siteUrl}: {baseUrl: string; siteUrl: string},
): JsonFiles {
  const base = `${baseUrl}api/`;
  return {
    files: machineFiles(model, base, (page) =>
      findDemos(uses, page).flatMap(({title, demos}) => demos.map(({href}) => ({title, href}))),
    ),
    schemaId: `${siteUrl}${base}schema.json`,
  };
}

/**
 * Writes the files with their schema into a folder.
 *
 * @throws an error that names the files that break the schema; then nothing is written
 */
export async function writeJsonFiles(folder: string, {files, schemaId}: JsonFiles): Promise<void> {
  checkFiles(files, schemaId);
  for (const [name, content] of [...files, ['schema.json', machineSchema(schemaId)] as const]) {
    await outputFile(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  }
}
