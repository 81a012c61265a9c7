import {findPage, type VersionPage, type VersionPages} from './findPage';

/** A version as readers know it: two different facts. */
export interface VersionName {
  /** `current` or the name of a cut version: `7`. */
  readonly name: string;
  /** Segment below the language's base: empty for the current version, `v7`. */
  readonly path: string;
  /** Of the documentation: `8.0.0-alpha.12`, `v7`. */
  readonly label: string;
  /** Of the packages that it documents: `MUI X 7.29.13`. */
  readonly packages: string;
  /** The same for the products whose packages have another number, by id of the product. */
  readonly packagesOf?: Readonly<Record<string, string>>;
}

/** A version with all of its pages. */
export interface VersionContent extends VersionName {
  readonly pages: readonly VersionPage[];
}

/** A version as the menu knows it. */
export interface MapVersion extends VersionName {
  /** Addresses of its pages below language and version, sorted: `react-charts/bars/`. */
  readonly pages: readonly string[];
  /** Pages of the reader's version that it has at another address, by their address there. */
  readonly moved: Readonly<Record<string, string>>;
}

/** What the version menu needs of all versions that are built here, newest first. */
export interface VersionMap {
  /** The version of this part of the build. */
  readonly built: string;
  readonly versions: readonly MapVersion[];
}

/** What the pages of an older version say of the current one. */
export interface OlderVersion extends Pick<VersionName, 'label' | 'packages' | 'packagesOf'> {
  /** First segment of the addresses of each cut version: tells whether `newest` leads to the current one. */
  readonly paths: readonly string[];
  /**
   * Where the newest version with a page has it, below the language's base, by address; `null` where only the page
   * itself is left. What is not listed is in the current version, at the same address.
   */
  readonly newest: Readonly<Record<string, string | null>>;
}

function pagesByAddress({pages}: VersionContent): VersionPages {
  return new Map(pages.map((page) => [page.address, page]));
}

function findVersionIndex(versions: readonly VersionContent[], built: string): number {
  const index = versions.findIndex(({name}) => name === built);
  if (index === -1) {
    throw new Error(`There is no version "${built}"`);
  }
  return index;
}

/**
 * The map that one version's pages fetch when their version menu opens.
 *
 * @param versions - newest first
 * @param built - name of the version that the map is for
 * @throws Error when `built` is none of the versions
 */
export function versionMap(versions: readonly VersionContent[], built: string): VersionMap {
  const from = findVersionIndex(versions, built);
  const pages = versions.map(pagesByAddress);
  const builtPages = versions[from]?.pages ?? [];
  const movedTo = (to: number) =>
    builtPages.flatMap(({address}): [string, string][] => {
      const found = findPage(pages, from, to, address);
      return found === undefined || found === address ? [] : [[address, found]];
    });
  return {
    built,
    versions: versions.map((version, to) => ({
      ...version,
      pages: version.pages.map(({address}) => address).sort(),
      moved: Object.fromEntries(movedTo(to)),
    })),
  };
}

/**
 * What the pages of a version need for their notice and their canonical address; `undefined` for the newest version.
 *
 * @param versions - newest first
 * @throws Error when `built` is none of the versions
 */
export function olderVersion(versions: readonly VersionContent[], built: string): OlderVersion | undefined {
  const from = findVersionIndex(versions, built);
  const version = versions[from];
  if (from === 0 || !version) {
    return undefined;
  }
  const pages = versions.map(pagesByAddress);
  const findNewest = (address: string): string | null => {
    for (const [to, {path}] of versions.slice(0, from).entries()) {
      const found = findPage(pages, from, to, address);
      if (found !== undefined) {
        return path === '' ? found : `${path}/${found}`;
      }
    }
    return null;
  };
  return {
    label: version.label,
    packages: version.packages,
    packagesOf: version.packagesOf,
    paths: versions.map(({path}) => path).filter(Boolean),
    newest: Object.fromEntries(
      version.pages
        .map(({address}) => [address, findNewest(address)] as const)
        .filter(([address, newest]) => newest !== address),
    ),
  };
}
