import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type {Part} from './parts';
import {Problem} from './problem';

const entrySchema = z.object({
  /** `DataGrid`, `rowClick`, or `DataGrid.rows`. */
  name: z.string(),
  kind: z.string(),
  product: z.string(),
  plan: z.string(),
  /** Its file below the folder of the part: that of the export, or of all events, methods or selectors. */
  json: z.string(),
});

/** One name of the reference: an export, an event, a method, a selector, or a member of an export. */
export type ApiEntry = z.infer<typeof entrySchema>;

const indexSchema = z.object({packages: z.record(z.string(), z.string()), entries: z.array(entrySchema)});

const namesSchema = z.record(z.string(), z.unknown()).default({});

const fileSchema = z.object({
  props: namesSchema,
  properties: namesSchema,
  options: namesSchema,
  returned: namesSchema,
  events: namesSchema,
  methods: namesSchema,
  selectors: namesSchema,
});

/** Where the file of an export has its members, by their kind. */
const memberLists = [
  ['prop', 'props'],
  ['property', 'properties'],
  ['option', 'options'],
  ['result', 'returned'],
] as const;

/** Where the file of a name without a page has it, by its kind. */
const lists = new Map<string, keyof z.infer<typeof fileSchema>>([
  ...memberLists,
  ['event', 'events'],
  ['method', 'methods'],
  ['selector', 'selectors'],
]);

async function readJson({folder}: Part, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folder, file), 'utf8'));
}

/**
 * The index of the reference.
 *
 * @returns exact versions by package, and the exports, events, methods and selectors
 * @throws {Problem} for a part without a reference
 */
export async function readApiIndex(
  part: Part,
): Promise<{packages: Record<string, string>; entries: ApiEntry[]}> {
  const index = await readJson(part, 'api/index.json').catch(() => {
    throw new Problem(`Version "${part.version}" has no API reference`);
  });
  const {packages, entries} = indexSchema.parse(index);
  return {packages, entries: entries.map((entry) => ({...entry, json: entry.json.slice(part.base.length)}))};
}

/** Whether a name has a page of its own. */
export function isExport({kind}: ApiEntry): boolean {
  return !lists.has(kind);
}

async function readMembers(part: Part, entry: ApiEntry): Promise<ApiEntry[]> {
  const file = fileSchema.parse(await readJson(part, entry.json));
  return memberLists.flatMap(([kind, list]) =>
    Object.keys(file[list]).map((name) => ({...entry, name: `${entry.name}.${name}`, kind})),
  );
}

/** All names of the reference, those of members included. */
export async function readApiNames(part: Part): Promise<ApiEntry[]> {
  const {entries} = await readApiIndex(part);
  const members = await Promise.all(entries.filter(isExport).map((entry) => readMembers(part, entry)));
  return [...entries, ...members.flat()];
}

/** What is known of a name without a page of its own. */
export async function readMember(part: Part, {name, kind, json}: ApiEntry): Promise<unknown> {
  const list = lists.get(kind);
  const file = fileSchema.parse(await readJson(part, json));
  return list && file[list][name.replace(/^[^.]*\./, '')];
}
