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
export function versionFiles(name: string, languages: readonly string[] = []): VersionFiles {
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

/** Why a text is no name of a version, a major number that becomes a part of addresses, `/x/v7/`; nothing when it is. */
export function nameFault(name: string): string | undefined {
  return /^[1-9]\d*$/.test(name)
    ? undefined
    : `"${name}" is no version: give the number of a major version, such as 7`;
}

/**
 * Why no version of a name can be cut, and what to do, in one line; nothing when it can.
 *
 * @param names - of the versions that there are
 */
export function cutFault(name: string, names: readonly string[]): string | undefined {
  if (!names.includes(name)) return nameFault(name);
  const next = Math.max(...names.map((each) => Number.parseInt(each, 10) || 0)) + 1;
  return `Version ${name} exists already: ${versionFiles(name).docs}. Change its pages there, or cut the pages of today under another number: npx docusaurus version:cut ${next}`;
}
