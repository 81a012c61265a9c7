import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import {answering, limitInput, partInput, readOnly} from './answers';
import {isExport, readApiIndex, readMember, type ApiEntry} from './api';
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

function filterByProduct(entries: readonly ApiEntry[], product: string | undefined): ApiEntry[] {
  return entries.filter((entry) => product === undefined || entry.product === product);
}

async function read({part, pages}: Shelf, entry: ApiEntry): Promise<string> {
  if (!isExport(entry)) {
    const {name, kind, plan} = entry;
    return JSON.stringify({name, kind, plan, ...asObject(await readMember(part, entry))}, null, 2);
  }
  return readPage(part, findPage(entry.json.replace(/\.json$/, '/'), await pages(), part.base));
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
      description: 'Components, hooks, types, events, methods of the API object and state selectors by name.',
      inputSchema: {
        ...partInput(library.languages),
        product: productInput,
        kind: z.enum(['component', 'hook', 'interface', 'event', 'method', 'selector']).optional(),
      },
      annotations: readOnly,
    },
    answering(async ({version, language, product, kind}) => {
      const {part} = await library.shelf(version, language);
      const {entries} = await readApiIndex(part);
      return filterByProduct(entries, product)
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
        'Components, hooks, types, their members, events, methods and selectors by name; parts of a name and small mistakes are understood.',
      inputSchema: {
        ...partInput(library.languages),
        query: z.string().trim().min(1).describe('A name or a part of it: "disableColumnMenu"'),
        product: productInput,
        limit: limitInput,
      },
      annotations: readOnly,
    },
    answering(async ({version, language, query, product, limit}) => {
      const names = await (await library.shelf(version, language)).apiIndex();
      const found = filterByProduct(searchApi(query, names), product).slice(0, limit);
      return found.length === 0 ? `No name fits "${query}"` : found.map(listed).join('\n');
    }),
  );
  server.registerTool(
    'read_api',
    {
      title: 'Read an API entry',
      description:
        'A component, hook or type with its members as Markdown; one member ("DataGrid.rows"), event, method or selector alone, as JSON.',
      inputSchema: {
        ...partInput(library.languages),
        name: z.string().trim().min(1).describe('As search_api gives it: "DataGrid", "GridColDef.field"'),
        product: productInput.describe('Where two products have the name'),
      },
      annotations: readOnly,
    },
    answering(async ({version, language, name, product}) => {
      const shelf = await library.shelf(version, language);
      const names = filterByProduct(await shelf.apiNames(), product);
      const entries = names.filter((each) => each.name === name);
      const [first] = entries;
      if (!first) {
        throw unknown(
          'API entry',
          name,
          names.map((each) => each.name),
        );
      }
      // A hook may take and return something of one name.
      const samePage = entries.filter(({json}) => json === first.json);
      return (await Promise.all(samePage.map((entry) => read(shelf, entry)))).join('\n');
    }),
  );
}
