import {parseAsync, transformAsync, type ParseResult} from '@babel/core';
import {format, resolveConfig} from 'prettier';

/** The generator leaves an empty line where a type was, after a self-closing tag or a comma. */
const strayEmptyLine = /(\/>|,)\n\n/g;

/**
 * The JavaScript of a demo, as a person would keep it beside the TypeScript: types removed, comments and empty lines
 * kept, formatted like the rest of the project (STACK, Demos).
 *
 * @param source - the text of a `.tsx` file
 * @param filePath - its path, for messages and for the project's style
 * @throws an error of the parser when the source, or what was made of it, does not parse
 */
export async function toJavaScript(source: string, filePath: string): Promise<string> {
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
  const style = {...(await resolveConfig(filePath)), parser: 'babel'};
  const once = await format(result?.code ?? '', style);
  return format(once.replace(strayEmptyLine, '$1\n'), style);
}

/** The syntax tree of a demo in either language. */
export async function parseDemo(source: string, language: 'ts' | 'js'): Promise<ParseResult | null> {
  return parseAsync(source, {
    babelrc: false,
    configFile: false,
    parserOpts: {sourceType: 'module', plugins: language === 'ts' ? ['jsx', 'typescript'] : ['jsx']},
  });
}
