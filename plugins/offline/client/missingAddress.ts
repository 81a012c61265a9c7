/**
 * The page that the reader wanted when the worker led here: an address below the base address, whatever the query says.
 */
export function missingAddress(
  {search, origin}: Pick<Location, 'search' | 'origin'>,
  base: string,
): string | undefined {
  const from = new URLSearchParams(search).get('from');
  // One slash at its start: two would be another host.
  if (!from || !/^\/(?![/\\])/.test(from)) return undefined;
  const {pathname, search: query} = new URL(from, origin);
  return pathname.startsWith(base) ? pathname + query : undefined;
}
