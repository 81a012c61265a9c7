import Prism, {type Grammar, type Token} from 'prismjs';
import {loadGrammar} from './grammars';

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

function isGrammar(value: unknown): value is Grammar {
  return typeof value === 'object' && value !== null;
}

function grammarOf(language: string): Grammar | undefined {
  const name = aliases.get(language) ?? language;
  if (name === '' || name === 'text') {
    return undefined;
  }
  loadGrammar(name);
  const grammar: unknown = Prism.languages[name];
  // Beside the grammars stand Prism's own functions, such as `extend`.
  if (!isGrammar(grammar)) {
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
  grammarOf(language);
}

/** Text with the classes of all tokens around it. */
type Piece = {classes: readonly string[]; text: string};

function* pieces(
  stream: string | Token | Prism.TokenStream,
  classes: readonly string[] = [],
): Generator<Piece> {
  if (typeof stream === 'string') {
    yield {classes, text: stream};
  } else if (Array.isArray(stream)) {
    for (const each of stream) {
      yield* pieces(each, classes);
    }
  } else {
    const alias = stream.alias ?? [];
    const own = ['token', stream.type, ...(Array.isArray(alias) ? alias : [alias])].join(' ');
    yield* pieces(stream.content, [...classes, own]);
  }
}

/** Space has no color: it stands before the marks, so that a line's indentation can be read off its beginning. */
function marked(text: string, classes: readonly string[]): string {
  const code = text.trimStart();
  const space = text.slice(0, text.length - code.length);
  return code === ''
    ? space
    : space + classes.reduceRight((inner, each) => `<span class="${each}">${inner}</span>`, escapeText(code));
}

/**
 * Highlights code at build time (B3.7), line by line: no element reaches over the end of a line.
 *
 * @param code - the source text
 * @param language - the language of the fence, such as `tsx`; `text` and the empty string stay plain
 * @returns HTML of each line, with Prism's class tokens and no inline style
 * @throws an error that names the language when Prism has no grammar for it
 */
export function highlightLines(code: string, language: string): string[] {
  const grammar = grammarOf(language);
  const lines: string[] = [''];
  for (const {classes, text} of pieces(grammar ? Prism.tokenize(code, grammar) : code)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        lines.push('');
      }
      lines[lines.length - 1] += marked(part, classes);
    }
  }
  return lines;
}

/** Highlights code at build time (B3.7), see {@link highlightLines}. */
export function highlight(code: string, language: string): string {
  return highlightLines(code, language).join('\n');
}
