import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {z} from 'zod';
import type {Part} from './parts';
import {Problem} from './problem';

/** One name of the reference: an export, an event, a selector, or a prop or property of an export. */
export interface ApiEntry {
  /** `DataGrid`, `rowClick`, or `DataGrid.rows`. */
  readonly name: string;
  readonly kind: string;
  readonly product: string;
  readonly plan: string;
  /** Its file below the folder of the part; `null` for what has none. */
  readonly json: string | null;
}

const indexSchema = z.object({
  packages: z.record(z.string(), z.string()),
  entries: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      product: z.string(),
      plan: z.string(),
      json: z.string().nullable(),
    }),
  ),
});

const membersSchema = z.object({
  props: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});

async function readJson({folder}: Part, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folder, file), 'utf8'));
}

/**
 * The index of the reference.
 *
 * @returns exact versions by package, and the exports, events and selectors
 * @throws {Problem} for a part without a reference
 */
export async function readApiIndex(
  part: Part,
): Promise<{packages: Record<string, string>; entries: ApiEntry[]}> {
  const index = await readJson(part, 'api/index.json').catch(() => {
    throw new Problem(`Version "${part.version}" has no API reference`);
  });
  const {packages, entries} = indexSchema.parse(index);
  return {
    packages,
    entries: entries.map((entry) => ({...entry, json: entry.json?.slice(part.base.length) ?? null})),
  };
}

async function membersOf(part: Part, entry: ApiEntry): Promise<ApiEntry[]> {
  if (entry.json === null) {
    return [];
  }
  const {props, properties} = membersSchema.parse(await readJson(part, entry.json));
  const of = (kind: string, members: Record<string, unknown> = {}) =>
    Object.keys(members).map((name) => ({...entry, name: `${entry.name}.${name}`, kind}));
  return [...of('prop', props), ...of('property', properties)];
}

/** All names of the reference, those of props and properties included. */
export async function readApiNames(part: Part): Promise<ApiEntry[]> {
  const {entries} = await readApiIndex(part);
  const members = await Promise.all(entries.map((entry) => membersOf(part, entry)));
  return [...entries, ...members.flat()];
}

/** What is known of one prop or property. */
export async function readMember(part: Part, entry: ApiEntry): Promise<unknown> {
  const {props, properties} = membersSchema.parse(await readJson(part, entry.json ?? ''));
  return {...props, ...properties}[entry.name.replace(/^[^.]*\./, '')];
}
