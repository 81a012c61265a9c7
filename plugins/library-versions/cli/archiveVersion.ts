import {existsSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {parseRecord, type PackageRecord} from '../build/versionRecord';
import {
  validateArchivedVersions,
  type ArchivedVersion,
  type ArchivedVersions,
} from '../build/archivedVersions';
import {readJson, writeJson} from '../../../src/lib/node/jsonFiles';
import {itemsIn} from '../../../src/lib/values';
import {nameFault, versionFiles, type VersionFiles} from '../build/versionFiles';
import {listedNames} from '../build/versions';
import type {SiteFacts} from '../options';
import {assertCommitted} from './workingTree';

const tableFile = 'versionsArchived.json';
const archivedFile = 'config/archivedVersions.json';

/**
 * `npx docusaurus version:archive <name> [--address <url>]`: a version that was built here becomes an address elsewhere.
 *
 * @param siteDir - absolute path of the project
 * @param name - of the version: `7`
 * @param address - where its English pages are kept: `https://old.example.org/x/v7/`; the version's line in
 *   `versionsArchived.json` counts without it
 * @param site - its languages and products
 * @returns what was done and what comes next
 * @throws Error for a version that is not built here, an address that cannot be, or changes that are not committed
 */
export async function archiveVersion(
  siteDir: string,
  name: string,
  address: string | undefined,
  site: Pick<SiteFacts, 'translations' | 'products'>,
): Promise<string> {
  const fault = nameFault(name);
  if (fault !== undefined) throw new Error(fault);
  const files = versionFiles(name, site.translations);
  const names = listedNames(siteDir);
  if (!names.includes(name)) {
    throw new Error(`Version ${name} is not built here. Versions: ${names.join(', ') || 'none'}`);
  }
  const segment = `v${name}`;
  const table = validateArchivedVersions(await readJson(siteDir, tableFile));
  const row = address === undefined ? table[segment] : createRow(siteDir, site, files, keptAt(address));
  if (!row) {
    throw new Error(`Say where version ${name} is kept: --address https://old.example.org/x/${segment}/`);
  }
  assertCommitted(siteDir);
  const record = parseRecord((await readJson(siteDir, files.packages)) ?? {}, files.packages);
  const archived = itemsIn(await readJson(siteDir, archivedFile));
  const entry: ArchivedVersion = {path: segment, ...(address !== undefined && {address})};
  await writeJson(siteDir, tableFile, newestFirst({...table, [segment]: row}));
  await writeJson(siteDir, archivedFile, [...archived, entry]);
  await removeVersion(siteDir, name, site.translations);
  return formatReport(name, record);
}

/** The address, when those of other languages follow from it and addresses of pages can be put behind it. */
function keptAt(address: string): string {
  if (!/^https:\/\/[^/\s]+\/x\/(?:[^/\s?#]+\/)*$/.test(address)) {
    throw new Error(`"${address}" must begin with https://, its path with /x/, and end with a slash`);
  }
  return address;
}

/** First page of each product that the version has. */
function createRow(
  siteDir: string,
  {products}: Pick<SiteFacts, 'products'>,
  {docs}: VersionFiles,
  address: string,
): ArchivedVersions[string] {
  const has = (page: string) => existsSync(path.join(siteDir, docs, page, 'index.mdx'));
  return Object.fromEntries(
    products.map(({id, path: page}) => [id, has(page) ? address + page.slice(1) : null]),
  );
}

function newestFirst(table: ArchivedVersions): ArchivedVersions {
  const major = (segment: string) => Number(segment.slice(1));
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => major(b) - major(a)));
}

/**
 * Removes everything of a version that is built here; the others stay.
 *
 * @param siteDir - absolute path of the project
 * @param name - of the version: `7`
 * @param languages - that the source is translated to
 */
export async function removeVersion(
  siteDir: string,
  name: string,
  languages: readonly string[],
): Promise<void> {
  const {docs, sidebars, list, translations, labels} = versionFiles(name, languages);
  const rest = listedNames(siteDir).filter((each) => each !== name);
  if (rest.length > 0) await writeJson(siteDir, list, rest);
  const none = rest.length > 0 ? [] : [list, 'versioned_docs', 'versioned_sidebars'];
  for (const file of [docs, sidebars, ...translations, ...labels, ...none]) {
    await rm(path.join(siteDir, file), {recursive: true, force: true});
  }
}

function formatReport(name: string, record: PackageRecord): string {
  const aliases = Object.entries(record).flatMap(([each, {folder}]) =>
    folder === `${each}-v${name}` ? [folder] : [],
  );
  const steps = [
    'Build and look at it: npm run site. Every address that the version had here must lead to where it is kept.',
    ...(aliases.length > 0
      ? [
          `Remove packages that nothing needs any more. The pages of changes still need those of the version before the current one; for others: npm uninstall ${aliases.join(' ')}`,
        ]
      : []),
    'Commit. config/addresses.json keeps the addresses: they redirect.',
  ];
  return [
    `Version ${name} is archived: its pages are gone from this repository, ${tableFile} and ${archivedFile} say where they are.`,
    '',
    'Next:',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n');
}
