import {describe, expect, it} from 'vitest';
import {splitWords as splitMarkdownWords} from '../../markdown-pages/cli/mcp/searchPages';
import {keywords, splitWords} from '../engine/words';
import {hasPhrase, toPhrase} from '../engine/phrase';
import {chinese} from './chinese';
import {isUnspaced, cutIntoSegments, stopWords, cutIntoWords} from './index';

describe('what a language brings', () => {
  it('Chinese: words of the dictionary whole for the search, and of any text as they are known', () => {
    expect(cutIntoWords('复选框选择')).toEqual(['复选框', '选择']);
    expect(cutIntoSegments('复选框选择').join('|')).not.toContain('复选框');
    expect(chinese.unspaced?.segments('如何排序')).toEqual(['如何', '排序']);
  });

  it('words that say nothing, in all languages at once: questions mix them', () => {
    expect(keywords('how to 怎么 sort 排序')).toEqual(['sort', '排序']);
    expect(stopWords.has('')).toBe(false);
  });
});

describe('a language that brings nothing', () => {
  it.each([
    ['Arabic with its marks', 'بَحْث في الوثائق', ['بَحْث', 'في', 'الوثائق']],
    ['Hindi, whose vowels are marks', 'हिन्दी में', ['हिन्दी', 'में']],
    ['French', "L'été à Zürich", ['l', 'été', 'à', 'zürich']],
    ['decomposed letters', 'cafe\u0301 bar', ['cafe\u0301', 'bar']],
  ])('has words between spaces: %s', (_language, text, words) => {
    expect(splitWords(text)).toEqual(words);
    expect(splitMarkdownWords(text)).toEqual(words);
    expect(keywords(text)).toEqual(words);
  });

  it('and without spaces the words that Node and browsers know: Thai', () => {
    expect(splitWords('การค้นหา data grid')).toEqual(['การ', 'ค้นหา', 'data', 'grid']);
    expect(splitMarkdownWords('การค้นหา')).toEqual(['การ', 'ค้นหา']);
    expect([isUnspaced('ค้นหา'), isUnspaced('بحث')]).toEqual([true, false]);
    expect(hasPhrase(toPhrase(splitWords('การค้นหา')), 'การค้นหา')).toBe(true);
  });
});
