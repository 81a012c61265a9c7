/** What a page tells the worker: the reader has come to a page, and these files came with it. */
export interface Visit {
  readonly page: string;
  readonly files: readonly string[];
}

/** A message as a visit; nothing for other messages, and for addresses outside of the worker's pages. */
export function parseVisit(data: unknown, base: string): Visit | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const {type, page, files}: {type?: unknown; page?: unknown; files?: unknown} = data;
  if (type !== 'VISITED' || typeof page !== 'string' || !page.startsWith(base)) return undefined;
  const paths = Array.isArray(files) ? files.filter((file): file is string => typeof file === 'string') : [];
  return {page, files: paths.filter((file) => file.startsWith(base))};
}
