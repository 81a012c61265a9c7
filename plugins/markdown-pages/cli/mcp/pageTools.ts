import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import {groupBy} from '../../../../src/lib/groupBy';
import {answering, limitInput, partInput, readOnly} from './answers';
import {readApiIndex} from './api';
import type {Library} from './library';
import {findPage, readPage, type IndexedPage} from './pages';
import {searchPages} from './searchPages';

function listed({path, title, description}: IndexedPage): string {
  return `- ${path} — ${title}${description === '' ? '' : `: ${description}`}`;
}

/** Tools for versions and pages. */
export function registerPageTools(server: McpServer, library: Library): void {
  server.registerTool(
    'list_versions',
    {
      title: 'List versions',
      description:
        'Versions and languages of the documentation, with the exact packages that each documents.',
      annotations: readOnly,
    },
    answering(async () => {
      const lines = (await library.parts()).map(async (part) => {
        const packages = await readApiIndex(part).then(
          (index) => Object.entries(index.packages).map(([name, version]) => `${name}@${version}`),
          () => [],
        );
        return `- version "${part.version}", language "${part.language}": ${packages.join(', ')}`;
      });
      return (await Promise.all(lines)).join('\n');
    }),
  );
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: 'All pages in the order of the navigation, with what each is for; API pages on request.',
      inputSchema: {
        ...partInput(library.languages),
        section: z.string().optional().describe('Only sections whose title contains this'),
        api: z.boolean().default(false).describe('Pages of the API reference, too'),
      },
      annotations: readOnly,
    },
    answering(async ({version, language, section = '', api}) => {
      const shelf = await library.shelf(version, language);
      const wanted = section.toLowerCase();
      const pages = (await shelf.pages()).filter(
        (page) => (api || !page.path.startsWith('api/')) && page.section.toLowerCase().includes(wanted),
      );
      if (pages.length === 0) return `No section contains "${section}"`;
      return [...groupBy(pages, (page) => page.section)]
        .map(([title, pages]) => [`## ${title}`, ...pages.map(listed)].join('\n'))
        .join('\n\n');
    }),
  );
  server.registerTool(
    'search_pages',
    {
      title: 'Search pages',
      description: 'Pages that fit a query best, each with the line that says most about it.',
      inputSchema: {
        ...partInput(library.languages),
        query: z.string().trim().min(1).describe('Words to look for, in the language of the pages'),
        limit: limitInput,
      },
      annotations: readOnly,
    },
    answering(async ({version, language, query, limit}) => {
      const hits = await searchPages(query, await (await library.shelf(version, language)).searched(), limit);
      return hits.length === 0
        ? `No page contains a word of "${query}"`
        : hits.map((hit) => `${listed(hit)}${hit.excerpt === '' ? '' : `\n  > ${hit.excerpt}`}`).join('\n');
    }),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'The text of a page as Markdown, with the TypeScript code of its demos.',
      inputSchema: {
        ...partInput(library.languages),
        page: z
          .string()
          .trim()
          .min(1)
          .describe('Path, address or title of the page: "react-data-grid/sorting/"'),
      },
      annotations: readOnly,
    },
    answering(async ({version, language, page}) => {
      const {part, pages} = await library.shelf(version, language);
      return readPage(part, findPage(page, await pages(), part.base));
    }),
  );
}
