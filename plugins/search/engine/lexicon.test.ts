// cspell:ignore datagird pagnation colum visibilty lables exel datepiker
import {describe, expect, it} from 'vitest';
import {readLexicon, spell} from './lexicon';
import {readTitles} from './titleIndex';

const titles = readTitles({
  pages: [
    {
      path: 'react-data-grid/pagination/',
      title: 'Data Grid – Pagination',
      label: 'Pagination',
      crumbs: ['Data Grid'],
      description: 'Label the pages of tables, on a logarithmic scale.',
      sections: [['labels', 'Labels of a column']],
    },
  ],
});
const lexicon = readLexicon(titles, {allParts: new Set(['column', 'visibility', 'labels'])});
const text = (query: string) => spell(query, lexicon).text;

describe('spell', () => {
  it.each([
    ['datagird pagnation', 'datagrid pagination'],
    ['colum visibilty', 'column visibility'],
    ['logaritmic scale', 'logarithmic scale'],
    // Among words that are as near one with the same first letter, and one that is called so in more places.
    ['chart lables', 'chart labels'],
    // The dictionary and the names of products are known, too.
    ['exel export', 'excel export'],
    ['Datepiker', 'datepicker'],
  ])('%s is %s', (query, meant) => {
    expect(text(query)).toBe(meant);
  });

  it.each([
    ['pagination'],
    // Another form, the beginning of a word that is still written, and a word of the dictionary.
    ['paginate'],
    ['data gri'],
    ['crud'],
    // Nothing is near, or too short to be sure; Chinese has no letters.
    ['quaternion'],
    ['xyz'],
    ['分野'],
    ['disbleColumnMenu'],
  ])('leaves %s', (query) => {
    expect(spell(query, lexicon)).toEqual({text: query, corrections: new Map()});
  });

  it('says which words it has replaced', () => {
    expect([...spell('datagird pagnation', lexicon).corrections]).toEqual([
      ['datagird', 'datagrid'],
      ['pagnation', 'pagination'],
    ]);
  });
});
