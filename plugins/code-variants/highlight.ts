import Prism, {type Grammar, type Token} from 'prismjs';
import {findColor, type CodeColor} from './codeColors';
import {getGrammar} from './grammars';

const aliases: ReadonlyMap<string, string> = new Map([
  ['ts', 'typescript'],
  ['js', 'javascript'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['html', 'markup'],
]);

/** For text between tags only: quotes stay as they are, because code is full of them and every page carries it. */
function escapeText(code: string): string {
  return code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function checkedGrammar(language: string): Grammar | undefined {
  const name = aliases.get(language) ?? language;
  if (name === '' || name === 'text') {
    return undefined;
  }
  const grammar = getGrammar(name);
  if (!grammar) {
    throw new Error(`No grammar to highlight "${language}"; use a language that Prism knows, or text`);
  }
  return grammar;
}

/**
 * Whether there is a grammar for a language; `text` and the empty string stay plain.
 *
 * @throws an error that names the language when Prism has no grammar for it
 */
export function checkLanguage(language: string): void {
  checkedGrammar(language);
}

/** Text of one color. */
type Piece = {color: CodeColor; text: string};

function* pieces(stream: string | Token | Prism.TokenStream, color: CodeColor = 'plain'): Generator<Piece> {
  if (typeof stream === 'string') {
    yield {color, text: stream};
  } else if (Array.isArray(stream)) {
    for (const each of stream) {
      yield* pieces(each, color);
    }
  } else {
    const alias = stream.alias ?? [];
    yield* pieces(
      stream.content,
      findColor([stream.type, ...(Array.isArray(alias) ? alias : [alias])]) ?? color,
    );
  }
}

/**
 * The pieces of each line, neighbors of one color together: a page has thousands of tokens, and every element of it
 * costs each of its readers. Space has no color.
 */
function splitLines(stream: Prism.TokenStream): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const {color, text} of pieces(stream)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        lines.push([]);
      }
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      if (last && (last.color === color || part.trim() === '')) {
        last.text += part;
      } else if (part !== '') {
        line.push({color, text: part});
      }
    }
  }
  return lines;
}

/** Space stands outside of the marks, so that a line's indentation can be read off its beginning. */
function marked({color, text}: Piece): string {
  const [, before = '', code = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return code === '' || color === 'plain'
    ? escapeText(text)
    : `${before}<span class="code-${color}">${escapeText(code)}</span>${after}`;
}

/**
 * Highlights code at build time, line by line: no element reaches over the end of a line.
 *
 * @param code - the source text
 * @param language - the language of the fence, such as `tsx`; `text` and the empty string stay plain
 * @returns HTML of each line, with the classes of `src/css/code.css` and no inline style
 * @throws an error when the language has no grammar
 */
export function highlightLines(code: string, language: string): string[] {
  const grammar = checkedGrammar(language);
  return splitLines(grammar ? Prism.tokenize(code, grammar) : code).map((line) => line.map(marked).join(''));
}

/** Highlights code at build time, see {@link highlightLines}. */
export function highlight(code: string, language: string): string {
  return highlightLines(code, language).join('\n');
}
