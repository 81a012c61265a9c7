/** What pieces of code on migration pages may use without a word: the data of a component is not what they show. */
const declarations = [
  'declare const rows: {id: number; name: string}[];',
  'declare const columns: {field: string}[];',
  'declare const items: {id: string; label: string}[];',
];

/** The declarations as text in front of the code. */
export const preludeText = `${declarations.join('\n')}\n`;

/**
 * The 1-based line of the code for a 0-based line of the text with the prelude.
 */
export function lineInFence(line: number): number {
  return Math.max(1, line - declarations.length + 1);
}
