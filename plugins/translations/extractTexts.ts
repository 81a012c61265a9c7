import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {globTranslatableSourceFiles} from '@docusaurus/utils';
import {stopBuild} from '../../src/mdx/stopBuild';
import type {Texts} from './interfaceTexts';

/** Texts with what translators should know of them, by message id; the content of a Docusaurus text file. */
export type Messages = Readonly<Record<string, {message: string; description?: string}>>;

/**
 * The interface texts of the site's own source: `src/` and the theme folder of each plugin, read with the extractor
 * that `docusaurus write-translations` uses.
 *
 * @param siteDir - absolute path of the project
 * @returns the English text and description of each message id, sorted by id
 * @throws when a call cannot be read, for example because its id is computed
 */
export async function extractMessages(siteDir: string): Promise<Messages> {
  const folders = ['src', 'plugins/*/theme', 'plugins/*/client'].map((folder) =>
    path.posix.join(siteDir.split(path.sep).join('/'), folder, '**/*.{ts,tsx}'),
  );
  const files = (await globTranslatableSourceFiles(folders)).filter((file) => !file.includes('.test.'));
  const found = await extractAllSourceCodeFileTranslations(files, getBabelOptions({isServer: true}));
  const warnings = found.flatMap(({sourceCodeFilePath, warnings: texts}) =>
    texts.map((text) => `${path.relative(siteDir, sourceCodeFilePath)}: ${text}`),
  );
  if (warnings.length > 0) {
    stopBuild(`Interface texts that cannot be read:\n${warnings.join('\n')}`);
  }
  // A text may be used in several places; the one that describes it is the one to keep.
  const messages = found
    .flatMap(({translations}) => Object.entries(translations))
    .sort(([a, textA], [b, textB]) => a.localeCompare(b, 'en') || order(textA) - order(textB));
  return Object.fromEntries(messages);
}

/** Texts with a description come last, so that they win. */
function order({description}: {description?: string}): number {
  return description === undefined ? 0 : 1;
}

/** The English text of each message id. */
export async function extractTexts(siteDir: string): Promise<Texts> {
  const messages = await extractMessages(siteDir);
  return Object.fromEntries(Object.entries(messages).map(([id, {message}]) => [id, message]));
}
