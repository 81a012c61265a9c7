import {readFileSync} from 'node:fs';
import type {LoaderContext} from 'webpack';
import createJiti from 'jiti';
import {validateControls} from './validateControls';

/**
 * Answers an import of `Name.controls.ts` with the checked data alone, so that nothing is computed in the browser.
 *
 * @throws an error that says what is wrong in the file; the build stops there
 */
export default function controlsLoader(this: LoaderContext<unknown>): string {
  const demo = this.resourcePath.replace(/\.controls\.ts$/, '.tsx');
  this.addDependency(demo);
  // No cache: the development server asks again when the file has changed.
  const load = createJiti(__filename, {cache: false, requireCache: false, interopDefault: true});
  try {
    const data: unknown = load(this.resourcePath);
    return `export default ${JSON.stringify(validateControls(data, readFileSync(demo, 'utf8')))};`;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message, {cause: error});
  }
}
