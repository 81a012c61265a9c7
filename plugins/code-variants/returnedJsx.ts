import type {LineRange} from '@theme/Demo';
import {parseDemo} from './javaScript';

/** The most lines of JSX that are shown by themselves; a longer piece says too little about what matters. */
const maxLines = 12;

/**
 * What the collapsed box of a demo without markers shows: the JSX that its component returns, if it is short.
 *
 * @returns no range or one
 */
export async function returnedJsx(text: string, language: 'ts' | 'js'): Promise<LineRange[]> {
  const tree = await parseDemo(text, language);
  const statement = tree?.program.body.find((each) => each.type === 'ExportDefaultDeclaration');
  if (statement?.declaration.type !== 'FunctionDeclaration') {
    return [];
  }
  const last = statement.declaration.body.body.at(-1);
  const jsx = last?.type === 'ReturnStatement' ? last.argument : undefined;
  if (!jsx?.loc || (jsx.type !== 'JSXElement' && jsx.type !== 'JSXFragment')) {
    return [];
  }
  const {start, end} = jsx.loc;
  return end.line - start.line < maxLines ? [[start.line, end.line]] : [];
}
