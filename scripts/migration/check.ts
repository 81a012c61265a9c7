// Of npm run check: what the pages "Breaking changes" say is held against the packages of both versions.
import path from 'node:path';
import {
  breakingPages,
  equivalentTypes,
  migrationExceptions,
  newsPages,
  type BreakingPage,
} from '../../config/migration';
import {currentPackages, migrationTo, olderPackages} from '../../config/apiReference';
import {builtVersion} from '../../config/versions';
import {breakingChanges} from '../../plugins/api-reference/diff/breaking';
import type {ApiDifference} from '../../plugins/api-reference/diff/difference';
import {run} from '../i18n/command';
import {readIfThere} from '../i18n/siteFiles';
import {checkCode} from './fenceProgram';
import {formFaults} from './pageForm';
import {readMigrationPage, type MigrationPage} from './readMigrationPage';
import {unmentioned, unneeded} from './unmentioned';

const versions = {before: olderPackages.id, after: currentPackages.id};

/** What a page says against the difference. */
function textFaults(page: MigrationPage, {product}: BreakingPage, difference: ApiDifference): string[] {
  const changes = breakingChanges(product, difference.models, difference.changes, equivalentTypes);
  const exceptions = migrationExceptions.filter((each) => each.product === product);
  return [
    ...formFaults(page, changes, versions),
    ...unmentioned(page, changes, exceptions),
    ...unneeded(page, changes, exceptions),
  ];
}

/**
 * The date adapter that code imports: it decides what a date is for all code beside it. Code that imports none goes
 * with the adapter of most pages.
 */
const adapterOf = (code: string): string => /x-date-pickers\/(Adapter\w+)'/.exec(code)?.[1] ?? 'AdapterDayjs';

/** What the compiler says about the code of all pages, one program for each version and date adapter. */
function codeFaults(siteDir: string, pages: readonly MigrationPage[]): string[] {
  const fences = pages.flatMap(({page, fences: all}) =>
    all.map((fence) => ({...fence, page, file: path.join(siteDir, 'docs', page, `line-${fence.line}.tsx`)})),
  );
  return (['before', 'after'] as const).flatMap((when) => {
    const ofVersion = fences.filter((fence) => fence.when === when);
    const aliases = when === 'before' ? olderPackages.packages : {};
    return [...new Set(ofVersion.map(({code}) => adapterOf(code)))].flatMap((adapter) =>
      checkCode(
        siteDir,
        ofVersion.filter(({code}) => adapterOf(code) === adapter),
        aliases,
      ).map(({file, line, message}) => {
        const fence = ofVersion.find((each) => each.file === file);
        return `docs/${fence?.page}/index.mdx:${(fence?.line ?? 0) + line}: ${fence?.version}: ${message}`;
      }),
    );
  });
}

function readPage(siteDir: string, page: string): MigrationPage {
  const source = readIfThere(siteDir, `docs/${page}/index.mdx`);
  if (source === undefined) {
    throw new Error(`docs/${page}/index.mdx of config/migration.ts does not exist`);
  }
  return readMigrationPage(page, source);
}

/** A page about the current packages: all of its code is theirs. */
function readNews(siteDir: string, page: string): MigrationPage {
  const news = readPage(siteDir, page);
  const fences = news.unversioned.map(
    (fence) => ({...fence, when: 'after', version: versions.after}) as const,
  );
  return {...news, fences};
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const migration = migrationTo(siteDir, builtVersion(siteDir, {}));
  if (!migration) throw new Error('The packages of the version before are not known');
  const difference = await migration.difference();
  const read = breakingPages.map((entry) => ({entry, page: readPage(siteDir, entry.page)}));
  const news = newsPages.map((page) => readNews(siteDir, page));
  const faults = [
    ...read.flatMap(({entry, page}) => textFaults(page, entry, difference)),
    ...codeFaults(siteDir, [...read.map(({page}) => page), ...news]),
  ];
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

run(main);
