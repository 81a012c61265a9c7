import {listLanguages, type Language} from '../../config/languages';
import {partPlace} from '../../config/redirects';
import {currentName, type DocumentedVersion} from '../../plugins/library-versions/build/versions';

/** One version in one language: what is built by itself. Data only. */
export interface BuildPart {
  /** Folder name below `.parts/` and `.docusaurus/`. */
  readonly name: string;
  readonly locale: Language;
  /** Folder of the part's pages below its output, that is, its base address: `x`, `zh/x/v7`. */
  readonly base: string;
  /** The version of the documentation: `current`, or the segment of an older one, `v7`. */
  readonly version: string;
  /** Files and folders, from the project's folder, that decide what the part looks like; missing ones are allowed. */
  readonly inputs: readonly string[];
  /** Files among them that belong to other parts. */
  readonly foreign?: RegExp;
  /** Folders whose last commit is printed on their pages ("last updated"). */
  readonly dated: readonly string[];
  /** Environment variables of this part alone. */
  readonly env: Readonly<Record<string, string>>;
}

/** Inputs of the bundler that it does not watch itself: a change here makes its own cache worthless. */
export const bundlerInputs: readonly string[] = [
  'config',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'plugins',
  'scripts/builder/docusaurus.ts',
  'scripts/builder/parts.ts',
  'tsconfig.json',
];

/** Every part lists the versions, and the reference of each compares its packages with those of the next older one. */
const versionInputs = (versions: readonly DocumentedVersion[]): string[] => [
  'versions.json',
  'versionsArchived.json',
  ...versions.filter(({name}) => name !== currentName).map(({docsDir}) => `${docsDir}/packages.json`),
];

/** Environment variables that reach the pages. */
export const inputVariables: readonly RegExp[] = [
  /^MUI_X_LICENSE_KEY$/,
  /^SITE_/,
  /^DOCUSAURUS_/,
  /^NODE_ENV$/,
];

const translations = 'docusaurus-plugin-content-docs';

/** Files of the translations that belong to another version than this one. */
function otherTranslations(folder: string): RegExp {
  return folder === currentName
    ? /^i18n\/[^/]+\/[^/]+\/version-/
    : new RegExp(`^i18n/[^/]+/(?:${translations}|api-reference)/(?!${folder}[./])`);
}

function createPart(
  locale: Language,
  version: DocumentedVersion,
  versions: readonly DocumentedVersion[],
): BuildPart {
  const {name, path: segment, docsDir} = version;
  const isCurrent = name === currentName;
  const folder = isCurrent ? name : `version-${name}`;
  return {
    name: isCurrent ? locale : `${locale}-${segment}`,
    locale,
    ...partPlace(locale, version),
    inputs: [
      ...bundlerInputs,
      'src',
      'static',
      docsDir,
      ...(isCurrent ? ['sidebars', 'sidebars.ts'] : [`versioned_sidebars/${folder}-sidebars.json`]),
      `i18n/${locale}`,
      ...versionInputs(versions),
    ],
    foreign: otherTranslations(folder),
    dated: [docsDir, `i18n/${locale}/${translations}/${folder}`],
    env: {SITE_VERSION: name},
  };
}

/**
 * The parts of a site: each version in each language, the current version first.
 *
 * @param versions all of them, newest first
 */
export function listParts(versions: readonly DocumentedVersion[]): BuildPart[] {
  return versions.flatMap((version) =>
    listLanguages().map((locale) => createPart(locale, version, versions)),
  );
}

/** The parts of a site of one version, as the small site of the tests is. */
export const currentParts: readonly BuildPart[] = listParts([
  {name: currentName, path: '', docsDir: 'docs', packages: {}},
]);
