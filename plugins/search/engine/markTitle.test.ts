import {describe, expect, it} from 'vitest';
import {titleMarker} from './markTitle';

/** A title with brackets around what is marked. */
function marked(query: string, title: string): string {
  return titleMarker(query)(title)
    .map(({text, isMatch}) => (isMatch ? `[${text}]` : text))
    .join('');
}

describe('titleMarker', () => {
  it.each([
    ['sort', 'Sorting', '[Sorting]'],
    ['sorted columns', 'Sort by several columns', '[Sort] by several [columns]'],
    ['how to sort a column', 'Sort a column', '[Sort] a [column]'],
    ['sort mod', 'sortModel', '[sortMod]el'],
    ['sort mod', 'onSortModelChange', 'on[SortMod]elChange'],
    ['colMenu', 'disableColumnMenu', 'disable[Col]umn[Menu]'],
    ['slots.toolbar', 'toolbar', '[toolbar]'],
    ['<DataGrid />', 'DataGridPro', '[DataGrid]Pro'],
    ['auto', 'Autosize columns', '[Auto]size columns'],
    ['过滤', '多列过滤与快速过滤', '多列[过滤]与快速[过滤]'],
  ])('%s in %s', (query, title, expected) => {
    expect(marked(query, title)).toBe(expected);
  });

  it('marks inside of a word in names of code only', () => {
    expect(marked('bar', 'toolbar')).toBe('tool[bar]');
    expect(marked('able', 'Table of contents')).toBe('Table of contents');
  });

  it('leaves a title as it is that has nothing of the question', () => {
    expect(marked('sorting', 'Filtering')).toBe('Filtering');
    expect(marked('', 'Filtering')).toBe('Filtering');
  });

  it('loses no letter', () => {
    for (const query of ['row', 'row grouping', 'rowGroupingModel', 'r', '100%', '(', '行']) {
      const title = 'Row grouping – rowGroupingModel (Premium), 100% 行';
      expect(
        titleMarker(query)(title)
          .map(({text}) => text)
          .join(''),
      ).toBe(title);
    }
  });
});
