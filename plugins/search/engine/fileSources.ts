import {valueIn} from '../../../src/lib/values';
import {entryAddress, type NamesFile, type SearchEntry, type TitlesFile} from '../format';
import type {Sources} from './searchEngine';

// Files of our own build: their form is the build's matter, these look whether it is the right file at all.
const hasList = (value: unknown, key: string) => Array.isArray(valueIn(value, key));

function isEntry(value: unknown): value is SearchEntry {
  return hasList(value, 'parts') && typeof valueIn(value, 'pagefind') === 'string';
}

function isNames(value: unknown): value is NamesFile {
  return hasList(value, 'pages') && valueIn(value, 'members') !== undefined;
}

function isTitles(value: unknown): value is TitlesFile {
  return hasList(value, 'pages');
}

/**
 * The files of a build as sources of the search; each must be what it is called.
 *
 * @param read - the value of the JSON file at an address
 */
export function fileSources(
  read: (address: string) => Promise<unknown>,
): Pick<Sources, 'entry' | 'names' | 'titles'> {
  const reader =
    <File>(isFile: (value: unknown) => value is File) =>
    async (address: string): Promise<File> => {
      const value = await read(address);
      if (!isFile(value)) throw new Error(`${address} is no file of the search`);
      return value;
    };
  return {
    entry: () => reader(isEntry)(entryAddress),
    names: reader(isNames),
    titles: reader(isTitles),
  };
}
