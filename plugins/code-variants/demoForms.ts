import type {LineRange} from '@theme/Demo';
import type {Options} from 'prettier';
import {previewHeight, readMarkers, type MarkedText} from './demoSource';
import {highlightLines} from './highlight';
import {fold, unfolded} from './folded';
import {besideImports} from './importedFiles';
import {toJavaScript} from './javaScript';
import {foldedParts} from './previewParts';
import {returnedJsx} from './returnedJsx';

/** One file in both languages, ready to be shown. */
export type DemoForms = {
  /** HTML in which what a closed box does not show is folded, see `foldedParts`. */
  ts: string;
  js: string;
  /** Lines of the TypeScript text. */
  previewLines: LineRange[];
  /** Lines that the collapsed box needs, in the language where they are more. */
  previewHeight: number;
};

async function findPreview({text, preview}: MarkedText, language: 'ts' | 'js'): Promise<LineRange[]> {
  return preview.length > 0 ? preview : returnedJsx(text, language);
}

/**
 * Makes everything that is shown of a demo file. The markers of the preview go through the step to JavaScript as the
 * comments that they are, so that both languages know the same lines.
 *
 * @param source - the text of a `.tsx` file, or of a module that demos import
 * @param filePath - its path
 * @param style - of the project, from `codeStyle`
 * @throws an error when the file, or the JavaScript made of it, does not parse, or its markers do not fit
 */
export async function makeDemoForms(source: string, filePath: string, style: Options): Promise<DemoForms> {
  const text = besideImports(source);
  const ts = readMarkers(text);
  const js = readMarkers(await toJavaScript(text, filePath, style));
  const [tsPreview, jsPreview] = await Promise.all([findPreview(ts, 'ts'), findPreview(js, 'js')]);
  return {
    ts: foldedParts(highlightLines(ts.text, 'tsx'), tsPreview),
    // Most readers see TypeScript and never the other one.
    js: fold(unfolded(foldedParts(highlightLines(js.text, 'jsx'), jsPreview))),
    previewLines: tsPreview,
    previewHeight: Math.max(previewHeight(tsPreview), previewHeight(jsPreview)),
  };
}
