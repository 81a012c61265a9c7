/**
 * Whether a process runs Docusaurus' own program.
 *
 * @param program - the second of `process.argv`
 */
export function isDocusaurus(program: string): boolean {
  return /\bdocusaurus(?:\.mjs)?$/.test(program);
}
