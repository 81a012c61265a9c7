/** A page of a version. Addresses are those below language and version: `react-charts/bars/`. */
export interface VersionPage {
  readonly address: string;
  /** Addresses that it has in older versions, from its front matter. */
  readonly movedFrom: readonly string[];
}

/** The pages of one version, by address. */
export type VersionPages = ReadonlyMap<string, VersionPage>;

/** Both orders of one step count: what a page says of itself comes before what only has its address. */
function unique(addresses: readonly string[]): string[] {
  return [...new Set(addresses)];
}

/** Where pages of `newer` may be one version earlier. */
function olderCandidates(addresses: readonly string[], newer: VersionPages, older: VersionPages): string[] {
  return unique(
    addresses.flatMap((address) => {
      const moved = newer.get(address)?.movedFrom ?? [];
      return [...moved.filter((each) => older.has(each)), address, ...moved];
    }),
  );
}

/** Where pages of an older version may be in the next one. */
function newerCandidates(addresses: readonly string[], newer: VersionPages): string[] {
  const pages = [...newer.values()];
  return unique(
    addresses.flatMap((address) => {
      const moved = pages.filter(({movedFrom}) => movedFrom.includes(address)).map((page) => page.address);
      return newer.has(address) ? [address, ...moved] : [...moved, address];
    }),
  );
}

/**
 * Where a page of one version is in another one: at the address that it moved to, through all versions between the
 * two, or at the same address.
 *
 * @param versions - pages of every version, newest first
 * @param from - index of the version that `address` belongs to
 * @param to - index of the other version
 * @returns `undefined` when the other version has no such page
 */
export function findPage(
  versions: readonly VersionPages[],
  from: number,
  to: number,
  address: string,
): string | undefined {
  const none: VersionPages = new Map();
  const getPages = (index: number) => versions[index] ?? none;
  let addresses = [address];
  for (let at = from; at < to; at += 1) {
    addresses = olderCandidates(addresses, getPages(at), getPages(at + 1));
  }
  for (let at = from; at > to; at -= 1) {
    addresses = newerCandidates(addresses, getPages(at - 1));
  }
  return addresses.find((each) => getPages(to).has(each));
}
