import {expect, it} from 'vitest';
import {tempFolder} from '../../../../tests/unit/tempFolder';
import {parseQuestions, readQuestions} from './readQuestions';

const asked = `# What readers ask
'grid/sorting':
  - question: How do I sort by two columns?
    heading: multi-sorting
  - question: Why does it flicker?
    refused: Mended.
`;

it('reads the questions of a product, and none where it has no file', () => {
  const siteDir = tempFolder({'config/questions/grid.yml': asked});
  expect(readQuestions(siteDir, 'grid')).toEqual({
    'grid/sorting': [
      {question: 'How do I sort by two columns?', heading: 'multi-sorting'},
      {question: 'Why does it flicker?', refused: 'Mended.'},
    ],
  });
  expect(readQuestions(siteDir, 'charts')).toEqual({});
});

const shape = 'a question has texts: a "heading" with "page" and "lacks" where it needs them, or "refused"';

it.each([
  ['heading', 'headin', `grid.yml:3:5: ${shape}`],
  ['refused: Mended.', 'heading: 12', `grid.yml:5:5: ${shape}`],
  ['    refused', '   refused', 'grid.yml:6:1: Sequence item without - indicator'],
  [asked, "'grid/sorting': no", 'grid.yml:1:17: Invalid input: expected array, received string'],
  [asked, '- sorting', 'grid.yml:1:1: Invalid input: expected record, received array'],
])('names the place of a mistake: %j as %j', (from, to, message) => {
  expect(() => parseQuestions('grid.yml', asked.replace(from, to))).toThrow(message);
});
