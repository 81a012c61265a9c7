import {PlainError} from '../lib/node/terminal.mjs';

/**
 * Ends a build with what a writer has to mend, and nothing else: without where in the tools it was found.
 *
 * @param text - `file:line:column: reason`, a line each
 * @throws always
 */
export function stopBuild(text: string): never {
  // Docusaurus wraps the error in others of its own.
  Error.stackTraceLimit = 0;
  const error = new PlainError(text);
  // Lines of its own: what prints an error without a stack puts brackets around it.
  error.stack = `\n${text}\n`;
  throw error;
}
