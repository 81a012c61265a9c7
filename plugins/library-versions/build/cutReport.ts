import type {PackageRecord} from './versionRecord';
import {sharedPackages} from './record';
import type {VersionFiles} from './versionFiles';

/** What a cut has made. */
export interface Cut {
  readonly name: string;
  readonly files: VersionFiles;
  readonly record: PackageRecord;
  /** Number of English pages. */
  readonly pages: number;
  /** Number of translated pages, by language. */
  readonly translated: readonly number[];
  /** Of this repository: `8.0.0-alpha.12`. */
  readonly siteVersion: string;
}

/** The packages with the folders that they are installed in, documented ones only: the others are the site's own. */
function packageLines(record: PackageRecord): string[] {
  return Object.entries(record)
    .filter(([name]) => name.startsWith('@mui/x-'))
    .map(([name, {version, folder}]) => {
      const where = folder === name ? 'the current package' : `node_modules/${folder}`;
      return `  ${name.padEnd(26)} ${version.padEnd(10)} ${where}`;
    });
}

/** What the command prints: what is there now, and what its author does next. */
export function nextSteps({name, files, record, pages, translated, siteVersion}: Cut): string {
  const shared = sharedPackages(record);
  const sum = translated.reduce((total, count) => total + count, 0);
  const steps = [
    ...(shared.length > 0
      ? [
          `It shares ${shared.length} packages with the current version. "npx docusaurus packages:update" keeps them for it under another name when they change.`,
        ]
      : []),
    `Adapt the pages in ${files.docs} to what the version has. A page that it lacks goes with its line in ${files.sidebars} and its translation. A page that is new in docs/ under another address says so there: movedFrom.`,
    `Check the demos against the packages of the version: npx tsc -p ${files.docs}`,
    `Look at it: SITE_VERSION=${name} npm start, and at all versions: npm run site`,
    ...(siteVersion.startsWith(`${name}.`)
      ? [`Raise "version" in package.json: docs/ is about the next major version from now on.`]
      : []),
    'After the build: npm run build -- --addresses. Then commit.',
  ];
  return [
    `Version ${name} is cut: ${pages} pages, ${sum} of them translated, ${Object.keys(record).length} packages recorded in ${files.packages}.`,
    ...packageLines(record),
    '',
    'Next:',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n');
}
