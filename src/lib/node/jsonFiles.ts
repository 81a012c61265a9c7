import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {outputFile} from './outputFile';

/**
 * Writes a JSON file in the project's format.
 *
 * @param file - relative to the project
 */
export async function writeJson(siteDir: string, file: string, value: unknown): Promise<void> {
  const filepath = path.join(siteDir, file);
  // The repository's own rules, wherever the project is: a copy of it has none of its own.
  const config = await resolveConfig(path.join(process.cwd(), 'package.json'));
  await outputFile(filepath, await format(JSON.stringify(value), {...config, filepath}));
}

/**
 * Reads a JSON file of the project.
 *
 * @param file - relative to the project
 * @returns `undefined` when there is none
 */
export async function readJson(siteDir: string, file: string): Promise<unknown> {
  const filepath = path.join(siteDir, file);
  const value: unknown = existsSync(filepath) ? JSON.parse(await readFile(filepath, 'utf8')) : undefined;
  return value;
}
