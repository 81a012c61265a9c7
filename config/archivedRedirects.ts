import type {ArchivedVersion} from '../plugins/library-versions/build/archivedVersions';
import table from '../versionsArchived.json';
import archivedVersions from './archivedVersions.json';
import type {RedirectRule} from './findRedirect';
import {languageBase, languagePrefix, listLanguages, type Language} from './languages';
import {products} from './products';

/** First page of each product in each archived version; `null` where it lacks the product. */
type Table = Readonly<Record<string, Readonly<Record<string, string | null>> | undefined>>;

/** Address of a language's pages: `/x/…` → `/zh/x/…`. */
function addressIn(language: Language, address: string): string {
  const url = new URL(address);
  url.pathname = languagePrefix(language) + url.pathname;
  return url.href;
}

function versionRedirects({path, address}: ArchivedVersion, firstPages: Table): RedirectRule[] {
  if (address !== undefined) {
    return listLanguages().map((language) => ({
      from: `${languageBase(language)}${path}/*`,
      to: `${addressIn(language, address)}:splat`,
      status: 301,
    }));
  }
  const row = firstPages[path] ?? {};
  const introduction = row.x ?? '/x/';
  const targets = products.map(
    (product) => [product.path.slice(1), row[product.id] ?? introduction] as const,
  );
  return [...targets, ['', introduction] as const].flatMap(([start, to]) =>
    listLanguages().map((language): RedirectRule => ({
      from: `${languageBase(language)}${path}/${start}*`,
      to,
      status: 301,
    })),
  );
}

/**
 * The redirects of addresses that archived versions had here: to the same page where the version is kept as a whole,
 * else to the first page of the product.
 */
export function archivedRedirects(
  versions: readonly ArchivedVersion[] = archivedVersions,
  firstPages: Table = table,
): RedirectRule[] {
  return versions.flatMap((version) => versionRedirects(version, firstPages));
}
