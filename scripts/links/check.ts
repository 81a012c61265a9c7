// Part of npm run check: links between pages, without a build. With files behind it, those of these files.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listTranslations} from '../../config/languages';
import {documentedVersions} from '../../config/versions';
import {listPages, listTranslatedPages} from '../../plugins/translations/listPages';
import {sourceFolder, translatedFolder} from '../../plugins/translations/pagePaths';
import {parsePage} from '../../src/mdx/parsePage';
import {PlainError, runMain} from '../lib/say.mjs';
import {findDeadLinks, type LinkedPage} from './findDeadLinks';

async function readLinked(siteDir: string, folder: string, address: string): Promise<LinkedPage> {
  const file = path.posix.join(folder, address, 'index.mdx');
  const text = await readFile(path.join(siteDir, file), 'utf8');
  try {
    return {file, root: parsePage(text)};
  } catch (error) {
    // The parser's message begins with line and column, which also come apart.
    const {line = 1, column = 1} = placeOf(error);
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`${file}:${line}:${column}: ${reason}`);
  }
}

function placeOf(error: unknown): {line?: number; column?: number} {
  if (typeof error !== 'object' || error === null || !('line' in error) || !('column' in error)) return {};
  const {line, column} = error;
  return typeof line === 'number' && typeof column === 'number' ? {line, column} : {};
}

/** All pages of a version: those in English by address, and the translated ones. */
async function pagesOf(siteDir: string, folder: string) {
  const addresses = listPages(siteDir, folder);
  const read = (from: string) => (address: string) => readLinked(siteDir, from, address);
  const english = await Promise.all(addresses.map(read(sourceFolder(folder))));
  const translated = listTranslations().map((language) =>
    Promise.all(listTranslatedPages(siteDir, language, folder).map(read(translatedFolder(language, folder)))),
  );
  return {
    sources: new Map(english.map((page, index) => [addresses[index] ?? '', page])),
    all: [...english, ...(await Promise.all(translated)).flat()],
  };
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const wanted = new Set(process.argv.slice(2));
  const folders = documentedVersions(siteDir).map(({name, path: segment}) =>
    segment === '' ? name : `version-${name}`,
  );
  const versions = await Promise.all(folders.map((folder) => pagesOf(siteDir, folder)));
  const problems = versions.flatMap(({sources, all}) =>
    findDeadLinks(sources, wanted.size === 0 ? all : all.filter(({file}) => wanted.has(file))),
  );
  if (problems.length > 0) {
    console.log(problems.join('\n'));
    process.exitCode = 1;
  }
}

runMain(main);
