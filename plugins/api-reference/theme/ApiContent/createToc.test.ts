import {describe, expect, it} from 'vitest';
import {createToc} from './createToc';

const named = (count: number, letters: string) =>
  Array.from({length: count}, (_, index) => `${letters.charAt(index % letters.length)}${index}`);

describe('the contents of a page', () => {
  it('are its sections, and below each the entries of its group', () => {
    expect(
      createToc([
        {id: 'demos', kind: 'demos'},
        {id: 'props', kind: 'props', entries: ['rowHeight']},
      ]),
    ).toEqual([
      {id: 'demos', value: 'Demos', level: 2, group: 'demos'},
      {id: 'props', value: 'Props', level: 2, group: 'props'},
      {id: 'prop-rowHeight', value: '<code>rowHeight</code>', level: 3, group: 'props'},
    ]);
  });

  it('have letters where a group is long, each of which leads to its first entry by name', () => {
    const [, letters, first] = createToc([
      // A required one stands first, whatever its name.
      {id: 'props', kind: 'props', entries: ['rows', ...named(40, 'ar'), 'aria-label']},
    ]);
    expect(letters).toEqual({
      id: '',
      value: '<a href="#prop-a0">A</a><a href="#prop-r1">R</a>',
      level: 3,
      group: 'props',
    });
    expect(first?.id).toBe('prop-rows');
    expect(createToc([{id: 'props', kind: 'props', entries: named(40, 'ar')}])[1]?.id).toBe('prop-a0');
  });
});
