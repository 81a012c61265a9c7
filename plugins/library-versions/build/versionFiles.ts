/** The files and folders of a cut version, relative to the project. */
export interface VersionFiles {
  readonly docs: string;
  readonly sidebars: string;
  /** The versions that this checkout has. */
  readonly list: string;
  /** Exact versions and folders of its packages. */
  readonly packages: string;
  readonly tsconfig: string;
  /** Translated pages, by language. */
  readonly translations: readonly string[];
  /** Translated names of the navigation's groups. */
  readonly labels: readonly string[];
}

/**
 * @param name - of the version: `7`
 * @param languages - that the source is translated to
 */
export function versionFiles(name: string, languages: readonly string[]): VersionFiles {
  const docs = `versioned_docs/version-${name}`;
  const translated = languages.map(
    (language) => `i18n/${language}/docusaurus-plugin-content-docs/version-${name}`,
  );
  return {
    docs,
    sidebars: `versioned_sidebars/version-${name}-sidebars.json`,
    list: 'versions.json',
    packages: `${docs}/packages.json`,
    tsconfig: `${docs}/tsconfig.json`,
    translations: translated,
    labels: translated.map((folder) => `${folder}.json`),
  };
}

/**
 * Makes sure that a text names a major version: it becomes a part of addresses, `/x/v7/`.
 *
 * @throws Error that says what it should be
 */
export function assertVersionName(name: string): void {
  if (!/^[1-9]\d*$/.test(name)) {
    throw new Error(`"${name}" is no version: give the number of a major version, such as 7`);
  }
}
