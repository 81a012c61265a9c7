import type {ProjectFiles} from './types';

/** Where a project is posted to; the security policy allows forms to this origin. */
const stackBlitzOrigin = 'https://stackblitz.com';

/** A form post as data: address and fields. */
export type FormPost = {action: string; fields: readonly (readonly [name: string, value: string])[]};

/**
 * The form post that opens a project in StackBlitz: its `node` template runs a project as npm would, from its
 * package.json.
 *
 * @param openFile - path of the file that the editor shows first
 */
export function stackBlitzPost(title: string, files: ProjectFiles, openFile: string): FormPost {
  return {
    action: `${stackBlitzOrigin}/run?${new URLSearchParams({file: openFile}).toString()}`,
    fields: [
      ['project[title]', title],
      ['project[description]', `A demo of the MUI X documentation: ${title}`],
      ['project[template]', 'node'],
      ...Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text] as const),
    ],
  };
}
