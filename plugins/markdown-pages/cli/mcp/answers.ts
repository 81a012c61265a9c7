import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type {BuiltLanguage} from './parts';
import {Problem} from './problem';

/**
 * What chooses the part that a tool reads.
 *
 * @param languages - the one of the source first
 */
export const partInput = (languages: readonly BuiltLanguage[]) => ({
  version: z
    .string()
    .default('current')
    .describe('Version of the documentation: "current", or one that list_versions names, such as "v7"'),
  language: z
    .string()
    .default(languages[0]?.name ?? '')
    .describe(`Language of the pages: ${languages.map(({name}) => name).join(', ')}`),
});

/** How many results a tool that searches gives. */
export const limitInput = z.number().int().min(1).max(50).default(10).describe('Most results to return');

/** Nothing is written, and nothing outside the build is read. */
export const readOnly = {readOnlyHint: true, openWorldHint: false};

/** A tool that answers with a text; what the client can do something about comes back as an error with a sentence. */
export function answering<Input>(make: (input: Input) => Promise<string>) {
  return async (input: Input): Promise<CallToolResult> => {
    try {
      return {content: [{type: 'text', text: await make(input)}]};
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return {isError: true, content: [{type: 'text', text: error.message}]};
    }
  };
}
