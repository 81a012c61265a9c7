import type {LoaderContext} from 'webpack';
import {decodeFences} from './fence';
import {fenceHtml} from './fenceHtml';

/**
 * Answers `pageFences.js?fences=…` and `pageFences.js?fence-code=…`, the code of all fences of one page. The first is
 * what the page imports: on the server the highlighted code, in the browser an import of the second.
 */
export default function fenceLoader(this: LoaderContext<{isServer: boolean}>): string {
  const [, kind = '', payload = ''] = /^\?(fences|fence-code)=(.*)$/.exec(this.resourceQuery) ?? [];
  const {chunk, fences} = decodeFences(payload);
  const html = () => JSON.stringify(fences.map(fenceHtml));
  if (kind === 'fence-code') {
    return `export default ${html()};`;
  }
  if (this.getOptions().isServer) {
    return `export default {html: ${html()}};`;
  }
  const request = JSON.stringify(`${this.resourcePath}?fence-code=${payload}`);
  const name = JSON.stringify(chunk);
  return `export default {html: [], load: () => import(/* webpackChunkName: ${name} */ ${request})};`;
}
