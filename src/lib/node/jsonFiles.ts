import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

/**
 * Writes a JSON file in the project's format.
 *
 * @param file - relative to the project
 */
export async function writeJson(siteDir: string, file: string, value: unknown): Promise<void> {
  const filepath = path.join(siteDir, file);
  // The repository's own rules, wherever the project is: a copy of it has none of its own.
  const config = await resolveConfig(path.join(process.cwd(), 'package.json'));
  const text = await format(JSON.stringify(value), {...config, filepath});
  await mkdir(path.dirname(filepath), {recursive: true});
  await writeFile(filepath, text);
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

/** The entries of an object whose values are texts; none of anything else. */
export function textsIn(value: unknown): Record<string, string> {
  const entries: [string, unknown][] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The items of a list; none of anything else. */
export function itemsIn(value: unknown): unknown[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items;
}

/** A value of an object; `undefined` of anything else. */
export function valueIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
}
