// The list of all files of a version, which the build writes and the page "Offline reading" reads.
import {hasShape, isNumber, isText, type Check} from '../../src/lib/hasShape';

/** Address from the root of the host, size in bytes without compression, first 16 hex digits of its SHA-256. */
export type ListedFile = readonly [path: string, size: number, digest: string];

/** A version in one language: what it is called, and its files. */
export interface OfflineList {
  readonly language: string;
  readonly version: string;
  /** Base address: `/x/`. */
  readonly path: string;
  /** Empty where nobody has listed the files: in the output of Docusaurus alone. */
  readonly build: string;
  readonly files: readonly ListedFile[];
}

const isListedFile: Check<ListedFile> = (value): value is ListedFile =>
  Array.isArray(value) &&
  isText(value[0]) &&
  value[0].startsWith('/') &&
  isNumber(value[1]) &&
  isText(value[2]);

const isList = hasShape<OfflineList>({
  language: isText,
  version: isText,
  path: isText,
  build: isText,
  files: (value): value is ListedFile[] => Array.isArray(value) && value.every(isListedFile),
});

/** A list that was read; nothing for anything else. */
export function parseList(value: unknown): OfflineList | undefined {
  return isList(value) ? value : undefined;
}

/** Bytes of files together. */
export function sumSizes(files: readonly ListedFile[]): number {
  return files.reduce((sum, [, size]) => sum + size, 0);
}
