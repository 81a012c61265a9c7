import {type Block, placeholder} from '../../../../src/mdx/prose';

/** A mistake on a translated page. */
export type Finding = {line: number; message: string};

/** What is wrong wherever it stands in the text of a page. */
export type Pattern = {pattern: RegExp; message: string};

/** The line of the file that a character of a block stands on. */
const lineAt = ({lines}: Block, index: number): number => lines[index] ?? lines.at(-1) ?? 1;

/** A text as it is shown in messages. */
export function readable(text: string): string {
  return text.replaceAll(placeholder, '`…`').replaceAll('\n', ' ').trim();
}

function excerpt(text: string, index: number): string {
  return readable(text.slice(Math.max(0, index - 8), index + 12));
}

/** Every place of some blocks that a pattern matches. */
export function findAll(blocks: readonly Block[], patterns: readonly Pattern[]): Finding[] {
  return blocks.flatMap((block) =>
    patterns.flatMap(({pattern, message}) =>
      [...block.text.matchAll(pattern)].map(({index}) => ({
        line: lineAt(block, index),
        message: `${message}: "${excerpt(block.text, index)}"`,
      })),
    ),
  );
}

const sentenceEnd = /[。！？；\n]|[.!?;](?=\s|$)/gu;

/** The sentences of a block, each with the line that it begins on. */
export function splitSentences(block: Block): {text: string; line: number}[] {
  const ends = [...block.text.matchAll(sentenceEnd)].map(({index}) => index + 1);
  const starts = [0, ...ends];
  return starts.map((start, index) => {
    const text = block.text.slice(start, starts[index + 1]);
    return {text, line: lineAt(block, start + text.length - text.trimStart().length)};
  });
}
