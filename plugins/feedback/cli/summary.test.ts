import {describe, expect, it} from 'vitest';
import type {FeedbackEntry} from '../server/entries';
import {createFeedback} from '../../../tests/unit/feedback/createFeedback';
import {reportLines, summarize} from './summary';

const entry = (received: string, fields: Partial<FeedbackEntry>): FeedbackEntry => ({
  received: `2026-11-${received}T10:00:00.000Z`,
  ...createFeedback({comment: ''}),
  ...fields,
});

describe('the report', () => {
  it('prints per page the ratings and comments, the page with the most first', () => {
    const lines = reportLines(
      summarize([
        entry('03', {id: 'a', page: '/x/', comment: 'Thanks'}),
        entry('02', {
          id: 'b',
          page: '/x/react-charts/',
          rating: 0,
          comment: 'Where is\nthe axis?',
          language: 'zh',
        }),
        entry('01', {id: 'c', page: '/x/react-charts/', rating: 1}),
        entry('01', {
          id: 'd',
          page: '/x/react-charts/',
          rating: null,
          sectionHash: '#axis',
          comment: 'Units?',
        }),
        entry('04', {id: 'e', page: '/x/react-charts/', rating: null, demo: 'Bars', comment: 'Fast'}),
      ]),
    );
    expect(lines).toEqual([
      '/x/react-charts/  1 helpful, 1 not helpful, 3 comments',
      '   2026-11-01 · en · 8.0.0-alpha.12 · #axis',
      '      Units?',
      '   2026-11-02 · zh · 8.0.0-alpha.12 · not helpful',
      '      Where is',
      '      the axis?',
      '   2026-11-04 · en · 8.0.0-alpha.12 · demo Bars',
      '      Fast',
      '/x/               1 helpful, 0 not helpful, 1 comment',
      '   2026-11-03 · en · 8.0.0-alpha.12 · helpful',
      '      Thanks',
    ]);
  });

  it('counts the last entry of each id, from whichever file it comes', () => {
    const again = [entry('02', {id: 'a', rating: 1}), entry('01', {id: 'a', rating: 0, comment: 'first'})];
    expect(summarize(again)).toEqual([{page: again[0]?.page, helpful: 1, notHelpful: 0, comments: []}]);
  });

  it('takes the later line of two that came in the same moment', () => {
    const pressed = [entry('01', {id: 'a', rating: 1}), entry('01', {id: 'a', rating: 0})];
    const commented = [...pressed, entry('01', {id: 'a', rating: 0, comment: 'Units?'})];
    expect(summarize(pressed)).toMatchObject([{helpful: 0, notHelpful: 1, comments: []}]);
    expect(summarize(commented)).toMatchObject([
      {helpful: 0, notHelpful: 1, comments: [{comment: 'Units?'}]},
    ]);
  });

  it('hands no control character to the terminal', () => {
    const lines = reportLines(summarize([entry('01', {comment: '\u001b]0;title\u0007 a\tb\r\nc'})]));
    expect(lines.slice(-2)).toEqual(['      \ufffd]0;title\ufffd a\ufffdb\ufffd', '      c']);
  });

  it('is empty without feedback', () => {
    expect(reportLines(summarize([]))).toEqual([]);
  });
});
