/** Nothing to encode, no query, no hash, and a slash at the end. */
const plain = /^\/(?:[\w.-]+\/)*$/;

/**
 * Whether `Link` of Docusaurus leaves an address as it is: it is of this site, with its base and the slash that the
 * site's addresses end in.
 *
 * @param trailingSlash - of the site's configuration
 */
export function isFinalAddress(
  address: string,
  baseUrl: string,
  trailingSlash: boolean | undefined,
): boolean {
  return trailingSlash !== false && address.startsWith(baseUrl) && plain.test(address);
}
