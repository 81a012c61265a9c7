/** The list of all files of a version, `offline.json`, which the build writes and the page "Offline reading" reads. */

/** Its name below the base address of the version. */
export const listFile = 'offline.json';

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

function isListedFile(value: unknown): value is ListedFile {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    value[0].startsWith('/') &&
    typeof value[1] === 'number' &&
    typeof value[2] === 'string'
  );
}

/** A list that was read; nothing for anything else. */
export function parseList(value: unknown): OfflineList | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {language, version, path, build, files}: Partial<Record<keyof OfflineList, unknown>> = value;
  const areTexts =
    typeof language === 'string' &&
    typeof version === 'string' &&
    typeof path === 'string' &&
    typeof build === 'string';
  if (!areTexts || !Array.isArray(files) || !files.every(isListedFile)) return undefined;
  return {language, version, path, build, files};
}

/** Bytes of files together. */
export function sizeOf(files: readonly ListedFile[]): number {
  return files.reduce((sum, [, size]) => sum + size, 0);
}
