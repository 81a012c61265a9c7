import type {PageModel} from '../pageModel';
import {placeholder} from '../../../../src/mdx/prose';
import {findAll, readable, splitSentences, type Finding, type Pattern} from './blocks';

const han = /\p{Script=Han}/u;
/** What is a name by its form: `DataGrid`, `v8.29.3`, addresses. */
const nameForms = /https?:\S+|\b[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+\b|\bv?\d[\w.]*/g;

/** Outside code and names, no sentence is without Chinese characters. */
function checkSentences({blocks}: PageModel, names: RegExp): Finding[] {
  return blocks.flatMap(splitSentences).flatMap(({text, line}) => {
    const rest = text.replace(names, '').replace(nameForms, '');
    const isChinese = han.test(text) || !/[A-Za-z]/.test(rest);
    return isChinese ? [] : [{line, message: `sentence without Chinese: "${readable(text)}"`}];
  });
}

const typography: readonly Pattern[] = [
  {
    pattern: /\p{Script=Han}(?:[,;:!?()]|\.(?![0-9A-Za-z]))/gu,
    message: 'full-width punctuation follows a Chinese character (，。；：！？（）)',
  },
  {pattern: /\)(?=\p{Script=Han})/gu, message: 'a bracket before a Chinese character is full-width'},
  {
    pattern: /\p{Script=Han}(?=[A-Za-z])|[A-Za-z](?=\p{Script=Han})/gu,
    message: 'a space stands between Chinese and Latin letters',
  },
  {
    pattern: new RegExp(`\\p{Script=Han}(?=${placeholder})|${placeholder}(?=\\p{Script=Han})`, 'gu'),
    message: 'a space stands between Chinese and code, a key or a component',
  },
];

/**
 * What Chinese asks of a page: sentences in Chinese, full-width punctuation, spaces beside Latin letters.
 *
 * @param names - from `namesPattern`: what stays in English
 */
export function checkChinese(page: PageModel, names: RegExp): Finding[] {
  return [...checkSentences(page, names), ...findAll(page.blocks, typography)];
}
