import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {Language} from '../../../../src/navigation';
import {Problem} from './problem';

/** A language of the site. */
export interface BuiltLanguage {
  readonly name: Language;
  /** Where its pages begin: `/zh/x/`. */
  readonly base: string;
}

/** One version of the documentation in one language. */
export interface Part {
  /** `current`, or the name of an older one: `v7`. */
  readonly version: string;
  readonly language: Language;
  /** Absolute path of its folder in the build. */
  readonly folder: string;
  /** The address of that folder from the root of the host: `/x/`, `/zh/x/v7/`. */
  readonly base: string;
}

/**
 * The versions and languages of a build, the current English one first: the folders that have an index.
 *
 * @param build - absolute path
 * @param languages - in this order
 * @throws {Problem} when there are none
 */
export async function findParts(build: string, languages: readonly BuiltLanguage[]): Promise<Part[]> {
  const found = await Promise.all(
    languages.map(async ({name: language, base: root}) => {
      const names = await readdir(path.join(build, root)).catch(() => []);
      const older = names.filter((name) => /^v\d+$/.test(name)).sort();
      return ['current', ...older].map((version): Part => {
        const base = version === 'current' ? root : `${root}${version}/`;
        return {version, language, folder: path.join(build, base), base};
      });
    }),
  );
  const parts = found.flat().filter(({folder}) => existsSync(path.join(folder, 'llms.txt')));
  if (parts.length === 0) {
    throw new Problem(`No built documentation in ${build}: run "npm run build" first`);
  }
  return parts;
}

/**
 * The part of a version and language.
 *
 * @throws {Problem} that lists what there is
 */
export function choosePart(parts: readonly Part[], version: string, language: string): Part {
  const part = parts.find((each) => each.version === version && each.language === language);
  if (!part) {
    const known = parts.map((each) => `${each.version} (${each.language})`).join(', ');
    throw new Problem(`No version "${version}" in language "${language}". There are: ${known}`);
  }
  return part;
}
