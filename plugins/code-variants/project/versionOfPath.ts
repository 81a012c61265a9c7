/** The documentation version of a file, as Docusaurus names it: `current`, or `7` below `versioned_docs/version-7`. */
export function versionOfPath(sourcePath: string): string {
  return /^versioned_docs\/version-([^/]+)\//.exec(sourcePath)?.[1] ?? 'current';
}
