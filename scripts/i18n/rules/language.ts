import type {PageModel} from '../pageModel';
import {type Block, placeholder} from '../prose';
import type {Finding} from './finding';

type Pattern = {pattern: RegExp; message: string};

const lineAt = ({lines}: Block, index: number) => lines[index] ?? lines.at(-1) ?? 1;

function readable(text: string): string {
  return text.replaceAll(placeholder, '`…`').replaceAll('\n', ' ').trim();
}

function excerpt(text: string, index: number): string {
  return readable(text.slice(Math.max(0, index - 8), index + 12));
}

function findAll(blocks: readonly Block[], patterns: readonly Pattern[]): Finding[] {
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
const han = /\p{Script=Han}/u;
/** What is a name by its form: `DataGrid`, `v8.29.3`, addresses. */
const nameForms = /https?:\S+|\b[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+\b|\bv?\d[\w.]*/g;

/**
 * Outside code and names, no sentence is without Chinese characters.
 *
 * @param names - from `namesPattern`: what stays in English
 */
export function checkChineseSentences({blocks}: PageModel, names: RegExp): Finding[] {
  return blocks.flatMap((block) => {
    const ends = [...block.text.matchAll(sentenceEnd)].map(({index}) => index + 1);
    const starts = [0, ...ends];
    return starts.flatMap((start, index) => {
      const sentence = block.text.slice(start, starts[index + 1]);
      const rest = sentence.replace(names, '').replace(nameForms, '');
      if (han.test(sentence) || !/[A-Za-z]/.test(rest)) {
        return [];
      }
      const offset = sentence.length - sentence.trimStart().length;
      return [
        {line: lineAt(block, start + offset), message: `sentence without Chinese: "${readable(sentence)}"`},
      ];
    });
  });
}

const punctuation: readonly Pattern[] = [
  {
    pattern: /\p{Script=Han}(?:[,;:!?()]|\.(?![0-9A-Za-z]))/gu,
    message: 'full-width punctuation follows a Chinese character (，。；：！？（）)',
  },
  {pattern: /\)(?=\p{Script=Han})/gu, message: 'a bracket before a Chinese character is full-width'},
];

/** Punctuation after Chinese characters is full-width. */
export function checkPunctuation({blocks}: PageModel): Finding[] {
  return findAll(blocks, punctuation);
}

const spacing: readonly Pattern[] = [
  {
    pattern: /\p{Script=Han}(?=[A-Za-z])|[A-Za-z](?=\p{Script=Han})/gu,
    message: 'a space stands between Chinese and Latin letters',
  },
];

/** Chinese and Latin letters are separated by a space. */
export function checkSpacing({blocks}: PageModel): Finding[] {
  return findAll(blocks, spacing);
}

const emphasis: readonly Pattern[] = [
  {
    pattern: /\*\*/g,
    message: 'bold that Markdown does not see; put the punctuation outside of the asterisks',
  },
];

/** Asterisks that stay visible: beside full-width punctuation Markdown does not read them as bold. */
export function checkEmphasis({blocks}: PageModel): Finding[] {
  return findAll(blocks, emphasis);
}
