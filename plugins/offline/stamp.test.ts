import {describe, expect, it} from 'vitest';
import {isStamped, stampWorker, versionAt, type Stamp} from './stamp';

const stamp: Stamp = {
  language: 'en',
  versions: [
    {name: '8', path: '/x/', build: 'b8'},
    {name: '7', path: '/x/v7/', build: 'b7'},
  ],
};

describe('the stamp of a worker', () => {
  it('is its first line, and a second stamp takes the place of the first', () => {
    const first = stampWorker('start();\nmore();', stamp);
    expect(first.split('\n').slice(1)).toEqual(['start();', 'more();']);
    const second = stampWorker(first, {...stamp, language: 'zh'});
    expect(second).toBe(first.replace('"en"', '"zh"'));
    expect(isStamped(second)).toBe(true);
    expect(isStamped('start();')).toBe(false);
  });

  it.each([
    ['/x/introduction/', '8'],
    ['/x/v7/introduction/', '7'],
    ['/x/v70/', '8'],
    ['/search/entry.json', '8'],
  ])('%s belongs to version %s', (pathname, name) => {
    expect(versionAt(stamp, pathname).name).toBe(name);
  });
});
