import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {getDefaultEnvironment, StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {CallToolResultSchema} from '@modelcontextprotocol/sdk/types.js';

/** A tool that was called, with what, and the text of its answer. */
export interface Call {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly answer: string;
}

/** What an assistant asks: each kind of tool once, a misspelled name, Chinese, and a page that does not exist. */
const questions: readonly Omit<Call, 'answer'>[] = [
  {tool: 'list_versions', input: {}},
  {tool: 'list_pages', input: {section: 'tree view'}},
  {tool: 'search_pages', input: {query: 'sort columns', limit: 3}},
  {tool: 'search_pages', input: {query: '列排序', language: 'zh', limit: 2}},
  {tool: 'read_page', input: {page: 'react-data-grid/column-menu/'}},
  {tool: 'search_api', input: {query: 'disbleColumnMenu', limit: 3}},
  {tool: 'read_api', input: {name: 'DataGrid.disableColumnMenu'}},
  {tool: 'read_api', input: {name: 'useGridApiRef'}},
  {tool: 'read_page', input: {page: 'no-such-page/'}},
];

/**
 * Starts the server as an assistant does, through npm, and asks it.
 *
 * @param root - absolute path of the project
 */
export async function transcript(root: string): Promise<{tools: readonly string[]; calls: readonly Call[]}> {
  const client = new Client({name: 'transcript', version: '1.0.0'});
  await client.connect(
    new StdioClientTransport({
      command: process.platform === 'win32' ? 'npm.cmd' : 'npm',
      args: ['run', '--silent', 'mcp', '--prefix', root],
      env: getDefaultEnvironment(),
      stderr: 'ignore',
    }),
  );
  try {
    const {tools} = await client.listTools();
    const calls: Call[] = [];
    for (const {tool, input} of questions) {
      const {content} = CallToolResultSchema.parse(
        await client.callTool({name: tool, arguments: {...input}}),
      );
      const answer = content.map((part) => (part.type === 'text' ? part.text : part.type)).join('\n');
      calls.push({tool, input, answer});
    }
    return {tools: tools.map(({name}) => name), calls};
  } finally {
    await client.close();
  }
}
