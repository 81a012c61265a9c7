/**
 * Pages of a build that have no Markdown copy, though readers find them.
 *
 * @param routes - addresses of all pages
 * @param files - the copies by their file below the base address
 */
export function pagesWithoutCopy(
  routes: readonly string[],
  baseUrl: string,
  files: ReadonlyMap<string, string>,
): string[] {
  return routes.filter(
    (address) =>
      // The page for addresses that have none, and the parent of all pages.
      !address.endsWith('.html') &&
      address !== baseUrl &&
      !files.has(`${address.slice(baseUrl.length).replace(/\/?$/, '/')}index.md`),
  );
}
