import {describe, expect, it} from 'vitest';
import {shareWork} from './shareWork';

describe('shareWork', () => {
  it('does work of one key once while it goes on, and again afterwards', async () => {
    const share = shareWork<number>();
    let times = 0;
    const work = async () => {
      times += 1;
      return times;
    };
    expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2]);
    expect(await share('a', work)).toBe(3);
  });

  it('tells all who wait of a failure, and keeps none', async () => {
    const share = shareWork<string>();
    const fail = () => Promise.reject(new Error('does not parse'));
    const both = await Promise.allSettled([share('a', fail), share('a', fail)]);
    expect(both.map(({status}) => status)).toEqual(['rejected', 'rejected']);
    expect(await share('a', async () => 'parsed')).toBe('parsed');
  });
});
