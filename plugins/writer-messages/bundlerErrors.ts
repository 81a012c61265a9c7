import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** An error as the bundler reports it. */
export interface BundlerError {
  readonly message: string;
  /** The module with its loaders: `/loader.cjs!/site/docs/a/index.mdx?demo`. */
  readonly moduleIdentifier?: string;
  /** Of the import in question: `2:1-19`. */
  readonly loc?: string;
}

/** Takes off the frame that the bundler draws around the text of an error. */
export function textOf({message}: BundlerError): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.replace(/^ *(?:╰─▶ *)?(?:× |│ ?)/, ''))
    .join('\n')
    .trim();
}

/** The file of the module, from the project's folder. */
export function fileOf({moduleIdentifier = ''}: BundlerError, siteDir: string): string {
  const file = moduleIdentifier.replace(/^.*[!|]/, '').replace(/\?.*$/, '');
  return relativePath(file, siteDir);
}

/** A path from the project's folder, as it stands at the head of a message. */
export function relativePath(file: string, siteDir: string): string {
  return path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
}
