/** A file of the index, by its path below the folder of the index. */
export interface IndexFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** What a browser needs; Pagefind also brings interfaces of its own. */
const neededFiles =
  /^(pagefind(-worker)?\.js|pagefind-entry\.json|[^/]+\.pf_meta|wasm\.[^/]+|(index|filter|fragment)\/.+)$/;

/** Files that hold the texts of the pages, at most, for each language: one request then brings several results. */
const mostFragments = 96;

/**
 * Indexes pages with Pagefind, all languages at once.
 *
 * @param pages - HTML by address
 * @throws Error with what Pagefind says
 */
export async function indexProse(pages: ReadonlyMap<string, string>): Promise<IndexFile[]> {
  // It is an ECMAScript module only, and these programs are not.
  const {close, createIndex} = await import('pagefind');
  try {
    const {index, errors} = await createIndex({writePlayground: false, maxFragments: mostFragments});
    if (!index) throw new Error(`Pagefind: ${errors.join('; ')}`);
    for (const [url, content] of pages) {
      const added = await index.addHTMLFile({url, content});
      if (added.errors.length > 0) throw new Error(`Pagefind, ${url}: ${added.errors.join('; ')}`);
    }
    const {files, errors: late} = await index.getFiles();
    if (late.length > 0) throw new Error(`Pagefind: ${late.join('; ')}`);
    return files.filter(({path}) => neededFiles.test(path));
  } finally {
    await close();
  }
}
