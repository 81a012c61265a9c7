const pageFile =
  /^(?:docs|versioned_docs\/(?<older>version-[^/]+)|i18n\/(?<language>[^/]+)\/docusaurus-plugin-content-docs\/(?<translated>current|version-[^/]+))\/(?<file>.+)$/;

/**
 * What the path of a page says: the language that it is translated to, the folder of its version, and its file below that
 * folder, which is the same in all languages.
 *
 * @param filePath - relative to the project, with forward slashes
 * @returns `undefined` for a file that is not among the pages
 */
export function parsePagePath(
  filePath: string,
): {language: string | undefined; version: string; file: string} | undefined {
  const {older, language, translated, file} = pageFile.exec(filePath)?.groups ?? {};
  return file === undefined ? undefined : {language, version: older ?? translated ?? 'current', file};
}

/** Folder of a version's English pages. `version` is the name of its folder: `current`, or `version-7`. */
export function sourceFolder(version: string): string {
  return version === 'current' ? 'docs' : `versioned_docs/${version}`;
}

/** Folder of a version's pages in another language. */
export function translatedFolder(language: string, version = 'current'): string {
  return `i18n/${language}/docusaurus-plugin-content-docs/${version}`;
}

/** The version of a page's address, as the folder of it, and the rest of the address. */
function splitVersion(page: string): {version: string; address: string} {
  const {name, address} = /^v(?<name>\d+)\/(?<address>.+)$/.exec(page)?.groups ?? {};
  return name && address ? {version: `version-${name}`, address} : {version: 'current', address: page};
}

/** File of a page in English. `page` is its address: `react-data-grid/quickstart`, `v7/react-data-grid/quickstart`. */
export function englishPath(page: string): string {
  const {version, address} = splitVersion(page);
  return `${sourceFolder(version)}/${address}/index.mdx`;
}

/** File of a page in another language, by the same address. */
export function translatedPath(page: string, language: string): string {
  const {version, address} = splitVersion(page);
  return `${translatedFolder(language, version)}/${address}/index.mdx`;
}
