import {readFile} from 'node:fs/promises';
import type {LoaderContext} from 'webpack';
import {textsIn} from '../../src/lib/values';
import {inlineTexts, mayHaveTexts} from './inlineTexts';

/** Where Docusaurus writes all texts of the language, the theme's among them; none for the language of the source. */
export type InlineTextsOptions = {textsFile: string | null};

/** Puts the texts of the language into the modules that show them, and empties the list that holds all of them. */
export default function inlineTextsLoader(this: LoaderContext<InlineTextsOptions>, source: string): void {
  const done = this.async();
  if (this.resourcePath.endsWith('.json')) {
    done(null, '{}');
  } else if (!mayHaveTexts(source)) {
    done(null, source);
  } else {
    inlineAll(this, source).then((text) => done(null, text), done);
  }
}

async function inlineAll(context: LoaderContext<InlineTextsOptions>, source: string): Promise<string> {
  const {textsFile} = context.getOptions();
  if (textsFile === null) {
    return inlineTexts(source, context.resourcePath, null);
  }
  context.addDependency(textsFile);
  const texts = textsIn(JSON.parse(await readFile(textsFile, 'utf8')));
  return inlineTexts(source, context.resourcePath, texts);
}
