/** A line of the table of redirects. */
export interface RedirectRule {
  /** Path from the root of the host. A `*` may only stand at its end and matches anything, the empty text included. */
  readonly from: string;
  /** Path from the root of the host, or an `https:` address; `:splat` stands for what the `*` has matched. */
  readonly to: string;
  /** 301 for ever, 302 for as long as the table says so. */
  readonly status: 301 | 302;
}

/**
 * Where the first matching rule leads, `undefined` when none matches. A slash at the end of either side makes no
 * difference.
 *
 * @param path of an address, without query and hash
 */
export function findRedirect<Rule extends {from: string; to: string}>(
  rules: readonly Rule[],
  path: string,
): {to: string; rule: Rule} | undefined {
  for (const rule of rules) {
    const splat = matchSplat(rule.from, path);
    if (splat !== undefined) return {to: rule.to.replace(':splat', () => splat), rule};
  }
  return undefined;
}

/** More redirects than this in a row are a circle. */
const longestChain = 5;

/**
 * Where an address ends, by as many redirects as it meets; those to other hosts are not followed further.
 *
 * @returns the address itself where none matches; nothing for a circle
 */
export function followRedirects(
  rules: readonly {from: string; to: string}[],
  address: string,
): string | undefined {
  let current = address;
  for (let step = 0; step <= longestChain; step += 1) {
    const redirect = findRedirect(rules, current);
    if (!redirect) return current;
    current = redirect.to;
  }
  return undefined;
}

/** Whether an address is one that a rule leads elsewhere. */
export function redirectTest(rules: readonly {from: string; to: string}[]): (address: string) => boolean {
  return (address) => findRedirect(rules, address) !== undefined;
}

/** What the `*` at the end of the pattern matches; empty for a pattern without one; `undefined` for no match. */
function matchSplat(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('*')) return withSlash(pattern) === withSlash(path) ? '' : undefined;
  const prefix = pattern.slice(0, -1);
  if (path.startsWith(prefix)) return path.slice(prefix.length);
  return withSlash(path) === prefix ? '' : undefined;
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
