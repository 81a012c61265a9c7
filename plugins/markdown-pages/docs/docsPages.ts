import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {valueIn} from '../../../src/lib/values';
import {flagsIn} from '../../../src/navigation';
import type {DocsPage} from './readDocsPage';

function getTranslationState(
  file: string,
  {translation}: Readonly<Record<string, unknown>>,
  isSource: boolean,
) {
  if (isSource) return 'complete';
  if (!file.startsWith('i18n/')) return 'missing';
  return valueIn(translation, 'state') === 'stale' ? 'stale' : 'complete';
}

/**
 * The pages of a version by their id.
 *
 * @param isSource - whether the build is of the language that the pages are written in
 */
export function collectDocsPages(
  {docs}: LoadedVersion,
  baseUrl: string,
  isSource: boolean,
): ReadonlyMap<string, DocsPage> {
  return new Map(
    docs.map(({id, source, permalink, title, description, frontMatter}) => {
      const file = source.replace(/^@site\//, '');
      // Its type lists what Docusaurus knows; the site's own keys stand beside it.
      const fields: Readonly<Record<string, unknown>> = {...frontMatter};
      const page: DocsPage = {
        file,
        name: id + path.extname(file),
        path: permalink.slice(baseUrl.length),
        title,
        description,
        frontMatter: fields,
        flags: flagsIn(fields),
        translation: getTranslationState(file, fields, isSource),
      };
      return [id, page] as const;
    }),
  );
}
