import path from 'node:path';
import {parseAsync, transformAsync, type ParseResult} from '@babel/core';
import {format, resolveConfig, type Options} from 'prettier';

/** The generator leaves an empty line where a type was, after a self-closing tag or a comma. */
const strayEmptyLine = /(\/>|,)\n\n/g;

/**
 * How Prettier writes the project's code. It is asked once for all demos, since the search for settings from folder to
 * folder takes longer than some demos: settings in a folder of demos have no effect on what readers see.
 *
 * @param siteDir - absolute path of the project
 */
export async function codeStyle(siteDir: string): Promise<Options> {
  return (await resolveConfig(path.join(siteDir, 'Demo.jsx'))) ?? {};
}

/**
 * The JavaScript of a demo, as a person would keep it beside the TypeScript: types removed, comments and empty lines
 * kept, formatted like the rest of the project.
 *
 * @param source - the text of a `.tsx` file
 * @param filePath - its path, for messages
 * @param style - from {@link codeStyle}
 * @throws an error of the parser when the source, or what was made of it, does not parse
 */
export async function toJavaScript(source: string, filePath: string, style: Options): Promise<string> {
  const result = await transformAsync(source, {
    // Where the preset is looked for.
    cwd: __dirname,
    filename: filePath,
    babelrc: false,
    configFile: false,
    compact: false,
    retainLines: true,
    presets: ['@babel/preset-typescript'],
  });
  const options = {...style, parser: 'babel'};
  const formatted = await format(result?.code ?? '', options);
  const joined = formatted.replace(strayEmptyLine, '$1\n');
  // What was formatted stays as it is when it is formatted again.
  return joined === formatted ? formatted : format(joined, options);
}

/** The syntax tree of a demo in either language. */
export async function parseDemo(source: string, language: 'ts' | 'js'): Promise<ParseResult | null> {
  return parseAsync(source, {
    babelrc: false,
    configFile: false,
    parserOpts: {sourceType: 'module', plugins: language === 'ts' ? ['jsx', 'typescript'] : ['jsx']},
  });
}
