import path from 'node:path';
import type {CodeTools} from './codeTools';

/** Demos and the modules that they import. */
const demoCode = /[\\/]_demos[\\/][^\\/]+\.tsx?$/;

/**
 * Which loader answers which import.
 *
 * @param tools - of this build
 * @param isServer - whether the bundle is that of the server
 * @param locale - how demos write dates and numbers; without one, as in their source
 */
export function loaderRules(tools: CodeTools, isServer: boolean, locale: string | undefined) {
  const inHere = (...parts: string[]) => path.join(__dirname, ...parts);
  const rule = (file: string, options: object) => ({
    enforce: 'pre' as const,
    use: [{loader: inHere(file), options}],
  });
  return [
    {test: /\.controls\.ts$/, ...rule('controls/controlsLoader.cjs', {})},
    {resourceQuery: /^\?demo(-code)?$/, ...rule('demoLoader.cjs', {isServer, tools})},
    {resource: inHere('fences', 'pageFences.js'), ...rule('fences/fenceLoader.cjs', {isServer})},
    {resourceQuery: /^\?tailwind=/, ...rule('tailwind/tailwindLoader.cjs', {siteDir: tools.siteDir})},
    {test: /[\\/]_demos[\\/][^\\/]+\.css$/, ...rule('tailwind/scopeLoader.cjs', {})},
    // The last rule's loader is the first to read a file.
    ...(locale === undefined ? [] : [{test: demoCode, ...rule('localeLoader.cjs', {locale})}]),
  ];
}
