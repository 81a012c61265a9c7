import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownForm} from '../../../src/mdx/markdownPage';
import {requireAttribute} from '../../../src/mdx/markdownPage';
import {code} from '../../../src/mdx/markdownNodes';
import {getSourceFolder} from '../demoFiles';
import {readMarkers} from '../demoSource';
import {besideImports, importedFiles} from '../importedFiles';
import {inPageLocale} from '../pageLocale';

/**
 * The code of a demo as the page shows it: TypeScript without markers, and the files that it imports.
 *
 * @param locale - how demos write dates and numbers; without one, as in their source
 */
export function demoForm(locale?: string): MarkdownForm {
  return (element, {siteDir, pagePath}) => {
    const folder = path.join(siteDir, getSourceFolder(pagePath), '_demos');
    const read = (file: string) => inPageLocale(readFileSync(path.join(folder, file), 'utf8'), locale);
    const file = `${requireAttribute(element, 'name')}.tsx`;
    const source = read(file);
    return [
      code(readMarkers(besideImports(source)).text, 'tsx', file),
      ...importedFiles(source).map(({from, name}) =>
        code(read(from).trimEnd(), path.extname(name).slice(1), name),
      ),
    ];
  };
}
