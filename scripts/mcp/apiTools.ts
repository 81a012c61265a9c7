import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {answer, limitInput, partInput, readOnly} from './answers';
import {readApiIndex, readMember, type ApiEntry} from './api';
import type {Library, Shelf} from './library';
import {findPage, readPage} from './pages';
import {unknown} from './problem';
import {searchApi} from './searchApi';

const productInput = z
  .enum(['data-grid', 'date-pickers', 'charts', 'tree-view'])
  .optional()
  .describe('Only names of this product');

function listed({name, kind, product, plan}: ApiEntry): string {
  return `- ${name} (${[kind, product, ...(plan === 'community' ? [] : [plan])].join(', ')})`;
}

function ofProduct(entries: readonly ApiEntry[], product: string | undefined): ApiEntry[] {
  return entries.filter((entry) => product === undefined || entry.product === product);
}

/** Lines of a list page that are about a name: what is known of an event or a selector. */
async function rowOf({part, pages}: Shelf, {name, kind, product}: ApiEntry): Promise<string> {
  const page = findPage(`api/${product}/${kind}s/`, await pages(), part.base);
  const lines = (await readPage(part, page)).split('\n');
  const row = lines.findIndex((line) => line.startsWith(`| \`${name}\``));
  const head = lines.slice(0, row).findLastIndex((line) => line.startsWith('| -'));
  return [lines[0], '', ...lines.slice(head - 1, head + 1), lines[row]].join('\n');
}

async function read(shelf: Shelf, entry: ApiEntry): Promise<string> {
  if (entry.json === null) {
    return rowOf(shelf, entry);
  }
  if (entry.name.includes('.')) {
    return JSON.stringify({name: entry.name, ...asObject(await readMember(shelf.part, entry))}, null, 2);
  }
  const page = findPage(entry.json.replace(/\.json$/, '/'), await shelf.pages(), shelf.part.base);
  return readPage(shelf.part, page);
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Tools for the API reference. */
export function registerApiTools(server: McpServer, library: Library): void {
  server.registerTool(
    'list_api',
    {
      title: 'List the API reference',
      description: 'Components, hooks, types, events and state selectors by name.',
      inputSchema: {
        ...partInput,
        product: productInput,
        kind: z.enum(['component', 'hook', 'interface', 'event', 'selector']).optional(),
      },
      annotations: readOnly,
    },
    ({version, language, product, kind}) =>
      answer(async () => {
        const {part} = await library.shelf(version, language);
        const {entries} = await readApiIndex(part);
        return ofProduct(entries, product)
          .filter((entry) => kind === undefined || entry.kind === kind)
          .map(listed)
          .join('\n');
      }),
  );
  server.registerTool(
    'search_api',
    {
      title: 'Search the API reference',
      description:
        'Components, hooks, types, props, properties, events and selectors by name; parts of a name and small mistakes are understood.',
      inputSchema: {
        ...partInput,
        query: z.string().trim().min(1).describe('A name or a part of it: "disableColumnMenu"'),
        product: productInput,
        limit: limitInput,
      },
      annotations: readOnly,
    },
    ({version, language, query, product, limit}) =>
      answer(async () => {
        const names = await (await library.shelf(version, language)).apiNames();
        const found = searchApi(query, ofProduct(names, product), limit);
        return found.length === 0 ? `No name fits "${query}"` : found.map(listed).join('\n');
      }),
  );
  server.registerTool(
    'read_api',
    {
      title: 'Read an API entry',
      description:
        'A component, hook or type with its props and types as Markdown; one prop ("DataGrid.rows"), event or selector alone.',
      inputSchema: {
        ...partInput,
        name: z.string().trim().min(1).describe('As search_api gives it: "DataGrid", "GridColDef.field"'),
        product: productInput.describe('Where two products have the name'),
      },
      annotations: readOnly,
    },
    ({version, language, name, product}) =>
      answer(async () => {
        const shelf = await library.shelf(version, language);
        const names = ofProduct(await shelf.apiNames(), product);
        const entry = names.find((each) => each.name === name);
        if (!entry) {
          throw unknown(
            'API entry',
            name,
            names.map((each) => each.name),
          );
        }
        return read(shelf, entry);
      }),
  );
}
