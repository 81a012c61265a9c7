// Of npm run check: what the pages "Breaking changes" say is held against the packages of both versions.
import {breakingPages, newsPages, olderPages, type BreakingPage} from '../../config/migration';
import {currentPackages, migrationTo, olderPackages} from '../../config/apiReference';
import {builtVersion} from '../../plugins/library-versions/build/versions';
import {breakingChanges} from '../../plugins/api-reference/diff/breaking';
import type {ApiDifference} from '../../plugins/api-reference/diff/types';
import {run} from '../../src/lib/node/runProgram';
import {fenceFaults, selectFences} from '../../plugins/library-versions/migration/fences';
import {olderFormFaults} from '../../plugins/library-versions/migration/olderPages';
import {formFaults} from '../../plugins/library-versions/migration/pageForm';
import {readPage, type MigrationPage} from '../../plugins/library-versions/migration/readMigrationPage';
import {unmentioned} from '../../plugins/library-versions/migration/unmentioned';

const versions = {before: olderPackages.id, after: currentPackages.id};

/** What a page says against the difference. */
function textFaults(page: MigrationPage, {product}: BreakingPage, difference: ApiDifference): string[] {
  const changes = breakingChanges(difference, product);
  return [...formFaults(page, changes, versions), ...unmentioned(page, changes)];
}

/** What the compiler says about the code of all pages. */
function codeFaults(siteDir: string, pages: readonly MigrationPage[]): string[] {
  return (['before', 'after'] as const).flatMap((when) => {
    const fences = pages.flatMap((page) => selectFences(page, when));
    const aliases = when === 'before' ? olderPackages.packages : {};
    return fenceFaults(fences, {root: siteDir, aliases});
  });
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
  const migration = migrationTo(siteDir, builtVersion(siteDir));
  if (!migration) throw new Error('The packages of the version before are not known');
  const difference = await migration.difference();
  const read = breakingPages.map((entry) => ({entry, page: readPage(siteDir, entry.page)}));
  const news = newsPages.map((page) => readNews(siteDir, page));
  const faults = [
    ...read.flatMap(({entry, page}) => textFaults(page, entry, difference)),
    ...olderPages.flatMap((entry) => olderFormFaults(readPage(siteDir, entry.page), entry)),
    ...codeFaults(siteDir, [...read.map(({page}) => page), ...news]),
  ];
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

run(main);
