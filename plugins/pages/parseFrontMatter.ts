import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {flagsIn} from '../../src/navigation';
import {parsePagePath} from '../translations/build';
import {checkPageFrontMatter, type PageFrontMatter} from './frontMatter';
import type {FrontMatterFaults} from './options';

/** What another capability adds to the front matter of a page, such as the state of its translation. */
type Extension = (page: {
  /** From the project's folder, with forward slashes. */
  file: string;
  frontMatter: Readonly<Record<string, unknown>>;
}) => object;

/** Where YAML stopped to make sense, as far as it says so; its first line is the opening `---`. */
function yamlFault(error: unknown): string {
  if (!(error instanceof Error)) return `1:1: ${String(error)}`;
  const place = /\((\d+):(\d+)\)/.exec(error.message);
  const reason = error.message.split('\n', 1)[0]?.replace(/ \(\d+:\d+\)$/, '') ?? '';
  return `${place?.[1] ?? 1}:${place?.[2] ?? 1}: the front matter is no YAML: ${reason}; a value with ": " or "#" needs quotes`;
}

/**
 * The front matter hook of the Markdown configuration: checks every page's front matter and hands its flags on to the
 * sidebar (Docusaurus passes `sidebar_custom_props`), so that a flag is written once.
 *
 * It does not throw, since Docusaurus would say that special characters are the cause: it notes what is wrong, and the
 * plugin stops the build with the faults of all pages at once.
 *
 * @param siteDir - absolute path of the project
 * @param faults - where the faults of each page are noted
 * @param extend - adds to the front matter of a page, or throws what is wrong
 */
export function createParseFrontMatter(
  siteDir: string,
  faults: FrontMatterFaults,
  extend: Extension,
): ParseFrontMatter {
  return async (params) => {
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    if (!parsePagePath(file)) return params.defaultParseFrontMatter(params);
    const found: string[] = [];
    const note = (fault: string) => {
      found.push(fault.startsWith(file) ? fault : `${file}:${fault}`);
    };
    const result = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
      note(yamlFault(error));
      return {frontMatter: undefined, content: params.fileContent.replace(/^---.*?^---$/ms, '')};
    });
    let frontMatter: Partial<PageFrontMatter> = {};
    let extension: object = {};
    if (result.frontMatter) {
      const text = readFileSync(params.filePath, 'utf8');
      const checked = checkPageFrontMatter(result.frontMatter, file, text);
      checked.faults.forEach(note);
      frontMatter = checked.frontMatter;
      try {
        extension = extend({file, frontMatter});
      } catch (error) {
        note(error instanceof Error ? error.message : `1:1: ${String(error)}`);
      }
    }
    if (found.length > 0) faults.set(file, found);
    else faults.delete(file);
    return {
      ...result,
      frontMatter: {...frontMatter, ...extension, sidebar_custom_props: flagsIn(frontMatter)},
    };
  };
}
