import {describe, expect, it} from 'vitest';
import type {PageQuestions} from './types';
import {countQuestions, lostAnswers, openQuestions} from './questions';

const questions: PageQuestions = {
  'grid/sorting': [
    {question: 'How do I sort by two columns?', heading: 'multi-sorting'},
    {question: 'Why does the page change?', page: 'grid/pages', heading: 'lead', lacks: 'with a server'},
    {question: 'Why does it flicker?', refused: 'Mended.'},
  ],
};

const headings: Readonly<Record<string, ReadonlySet<string> | undefined>> = {
  'grid/sorting': new Set(['lead', 'multi-sorting']),
  'grid/pages': new Set(['lead', 'page-size']),
};
const lost = (asked: PageQuestions) => lostAnswers(asked, (page) => headings[page]);

describe('questions of readers', () => {
  it('are counted by their answer', () => {
    expect(countQuestions(Object.values(questions).flat())).toEqual({answered: 1, partly: 1, refused: 1});
    expect(countQuestions([])).toEqual({answered: 0, partly: 0, refused: 0});
  });

  it('are listed when they are open, with the reason', () => {
    expect(openQuestions(questions)).toEqual([
      'grid/sorting: Why does the page change? Partly: with a server',
      'grid/sorting: Why does it flicker? Refused: Mended.',
    ]);
  });

  it('have their answers on their own page or on another one', () => {
    expect(lost(questions)).toEqual([]);
  });

  it.each([
    [
      {'grid/sorting': [{question: 'How?', heading: 'multi-sort'}]},
      'grid/sorting: "How?": the page "grid/sorting" has no heading #multi-sort; nearest: #multi-sorting',
    ],
    [
      {'grid/sorting': [{question: 'How?', page: 'grid/pages', heading: 'multi-sorting'}]},
      'grid/sorting: "How?": the page "grid/pages" has no heading #multi-sorting',
    ],
    [
      {'grid/sorting': [{question: 'How?', page: 'grid/page', heading: 'lead'}]},
      'grid/sorting: "How?": there is no page "grid/page"',
    ],
    [{'grid/sort': [{question: 'How?', refused: 'No.'}]}, 'there is no page "grid/sort" to ask questions on'],
  ])('are named when their answer is gone', (asked: PageQuestions, message) => {
    expect(lost(asked)).toEqual([message]);
  });
});
