/** A file of the index, by its path below the folder of the index. */
export interface IndexFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** What a browser needs; Pagefind also brings interfaces of its own. */
const neededFiles =
  /^(pagefind(-worker)?\.js|pagefind-entry\.json|[^/]+\.pf_meta|wasm\.[^/]+|(index|filter|fragment)\/.+)$/;

/** Files that hold the texts of the pages, at most, for each language: one request then brings several results. */
const maxFragments = 96;

/** Takes a page in. Settles when the page before is in: the next one is read while Pagefind works on this one. */
export type AddPage = (url: string, html: string) => Promise<void>;

/**
 * Indexes pages with Pagefind, all languages at once.
 *
 * @param addAll hands over the pages, one after the other
 * @throws Error with what Pagefind says
 */
export async function indexProse(addAll: (add: AddPage) => Promise<void>): Promise<IndexFile[]> {
  // It is an ECMAScript module only, and these programs are not.
  const {close, createIndex} = await import('pagefind');
  let before = Promise.resolve<readonly string[]>([]);
  const checkBefore = async () => {
    const problems = await before;
    if (problems.length > 0) throw new Error(`Pagefind, ${problems.join('; ')}`);
  };
  try {
    const {index, errors} = await createIndex({writePlayground: false, maxFragments});
    if (!index) throw new Error(`Pagefind: ${errors.join('; ')}`);
    await addAll(async (url, content) => {
      await checkBefore();
      before = index.addHTMLFile({url, content}).then((added) => added.errors.map((one) => `${url}: ${one}`));
    });
    await checkBefore();
    const {files, errors: lastErrors} = await index.getFiles();
    if (lastErrors.length > 0) throw new Error(`Pagefind: ${lastErrors.join('; ')}`);
    return files.filter(({path}) => neededFiles.test(path));
  } finally {
    // What another mistake left unfinished.
    await Promise.allSettled([before]);
    await close();
  }
}
