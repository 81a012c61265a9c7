// cspell:ignore filt
import {describe, expect, it} from 'vitest';
import {tree} from '../../../sidebars/tree';
import {findAliases, subjects, synonyms, wordRows} from './dictionary';
import {splitWords} from './words';

/** Pages of which some are not written yet. */
const navigation = JSON.stringify(tree);

function repeated(all: readonly string[]): string[] {
  return all.filter((one, index) => all.indexOf(one) !== index);
}

describe('the dictionary', () => {
  it('names pages of the navigation, each once in an entry', () => {
    const pages = subjects.flatMap((subject) => subject.pages);
    expect(pages.filter((page) => !navigation.includes(`"${page}index"`))).toEqual([]);
    expect(subjects.filter((subject) => subject.pages.length === 0)).toEqual([]);
    expect(subjects.flatMap((subject) => repeated(subject.pages))).toEqual([]);
  });

  it('has each name once', () => {
    const names = subjects.flatMap(({called}) => called.map((name) => name.toLowerCase()));
    expect(repeated(names)).toEqual([]);
    expect(names.filter((name) => name.trim() !== name || name === '')).toEqual([]);
    expect(subjects.filter(({called}) => called.length === 0)).toEqual([]);
  });

  it('has rows of at least two words, each once in its row', () => {
    const rows = wordRows.map((row) => row.split(' '));
    expect(rows.filter((row) => row.length < 2 || row.includes('') || repeated(row).length > 0)).toEqual([]);
  });
});

describe('a row of words', () => {
  it('has nothing but words: a phrase belongs to the subjects', () => {
    const words = wordRows.flatMap((row) => row.split(' '));
    expect(words.filter((word) => splitWords(word).join(' ') !== word)).toEqual([]);
  });
});

describe('findAliases', () => {
  it('passes over pages that there are not', () => {
    const both = findAliases(new Set(['react-data-grid/pivoting/', 'react-data-grid/features/']));
    const place = (page: string, aliases = both) =>
      aliases.get(page)?.find(({name}) => name === 'pivot table')?.place;
    expect(place('react-data-grid/pivoting/')).toBe(0);
    expect(place('react-data-grid/features/')).toBe(1);
    expect(place('react-data-grid/features/', findAliases(new Set(['react-data-grid/features/'])))).toBe(0);
  });
});

describe('synonyms', () => {
  it('go both ways, by stems', () => {
    expect(synonyms.get('hid')).toContain('show');
    expect(synonyms.get('show')).toContain('hid');
    expect(synonyms.get('筛选')).toContain('filt');
  });
});
