import postcss from 'postcss';
import type {LoaderContext} from 'webpack';
import {scopeSelectors} from './scopeSelectors';

/** Keeps the style sheet of a demo's CSS form inside demos. */
export default async function scopeLoader(this: LoaderContext<unknown>, source: string): Promise<string> {
  return (await postcss([scopeSelectors()]).process(source, {from: this.resourcePath})).css;
}
