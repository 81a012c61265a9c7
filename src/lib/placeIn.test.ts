import {expect, it} from 'vitest';
import {placeIn} from './placeIn';

it('counts lines and columns from one, as editors do', () => {
  const text = 'a\n  bc\n';
  expect([0, 1, 4, 5, text.length].map((offset) => placeIn(text, offset))).toEqual([
    '1:1',
    '1:2',
    '2:3',
    '2:4',
    '3:1',
  ]);
});
