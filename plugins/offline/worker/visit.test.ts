import {describe, expect, it} from 'vitest';
import {parseVisit} from './visit';

describe('what a page tells the worker', () => {
  it('is a page and files below the base address', () => {
    const files = ['/x/assets/js/a.js', '/zh/x/b.js', 7];
    expect(parseVisit({type: 'VISITED', page: '/x/introduction/', files}, '/x/')).toEqual({
      page: '/x/introduction/',
      files: ['/x/assets/js/a.js'],
    });
    expect(parseVisit({type: 'VISITED', page: '/x/introduction/'}, '/x/')?.files).toEqual([]);
  });

  it.each([
    undefined,
    'VISITED',
    {type: 'SKIP_WAITING'},
    {type: 'VISITED', page: '/elsewhere/'},
    {type: 'VISITED', page: 1},
  ])('is nothing in %j', (data) => {
    expect(parseVisit(data, '/x/')).toBeUndefined();
  });
});
