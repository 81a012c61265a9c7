import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'mdast';
import {listPages, listTranslatedPages, sourceFolder, translatedFolder} from '../../translations/build';
import {valueIn} from '../../../src/lib/values';
import {parsePage} from '../../../src/mdx/parsePage';
import {PlainError} from '../../../src/lib/node/terminal.mjs';

/** A page or a translation of it, as it stands in the source. */
export interface SourcePage {
  /** Below language and version: `react-charts/bars`. */
  readonly address: string;
  /** Its file from the project's folder, for messages. */
  readonly file: string;
  readonly text: string;
  /**
   * Parsed when it is asked for, which takes most of the time.
   *
   * @throws {PlainError} with file, line and column for a page that does not parse
   */
  readonly root: Root;
}

/** All pages of a version. */
export interface VersionPages {
  /** Those in English by address: `react-data-grid/sorting`. */
  readonly sources: ReadonlyMap<string, SourcePage>;
  /** The same and their translations. */
  readonly all: readonly SourcePage[];
}

async function readPage(siteDir: string, folder: string, address: string): Promise<SourcePage> {
  const file = path.posix.join(folder, address, 'index.mdx');
  const text = await readFile(path.join(siteDir, file), 'utf8');
  let root: Root | undefined;
  return {
    address,
    file,
    text,
    get root() {
      root ??= parse(file, text);
      return root;
    },
  };
}

function parse(file: string, text: string): Root {
  try {
    return parsePage(text);
  } catch (error) {
    // The parser's message begins with line and column, which also come apart.
    const at = (key: string) => Number(valueIn(error, key) ?? 1);
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`${file}:${at('line')}:${at('column')}: ${reason}`);
  }
}

/**
 * Reads the pages of a version, without a build.
 *
 * @param folder - of the version: `current`, `version-7`
 * @param languages - those that pages are translated to
 */
export async function readPages(
  siteDir: string,
  folder: string,
  languages: readonly string[],
): Promise<VersionPages> {
  const addresses = listPages(siteDir, folder);
  const read = (from: string) => (address: string) => readPage(siteDir, from, address);
  const english = await Promise.all(addresses.map(read(sourceFolder(folder))));
  const translated = languages.map((language) =>
    Promise.all(listTranslatedPages(siteDir, language, folder).map(read(translatedFolder(language, folder)))),
  );
  return {
    sources: new Map(english.map((page, index) => [addresses[index] ?? '', page])),
    all: [...english, ...(await Promise.all(translated)).flat()],
  };
}
