import {describe, expect, it} from 'vitest';
import {createRateLimit} from './rateLimit';

function limitWithClock(burst: number, perMinute: number) {
  let time = 0;
  const secondsToWait = createRateLimit({burst, perMinute, now: () => time});
  return {secondsToWait, pass: (seconds: number) => (time += seconds * 1000)};
}

describe('createRateLimit', () => {
  it('B8.3 lets a burst through and then one by one', () => {
    const {secondsToWait, pass} = limitWithClock(3, 6);
    expect([1, 2, 3, 4].map(() => secondsToWait('a'))).toEqual([0, 0, 0, 10]);
    pass(9);
    expect(secondsToWait('a')).toBe(1);
    pass(1);
    expect([secondsToWait('a'), secondsToWait('a')]).toEqual([0, 10]);
    pass(3600);
    expect([1, 2, 3, 4].map(() => secondsToWait('a'))).toEqual([0, 0, 0, 10]);
  });

  it('B8.3 counts each client for itself', () => {
    const {secondsToWait} = limitWithClock(1, 1);
    expect([secondsToWait('a'), secondsToWait('b'), secondsToWait('a')]).toEqual([0, 0, 60]);
  });

  it('forgets those who have been quiet longest', () => {
    const {secondsToWait} = limitWithClock(1, 1);
    secondsToWait('first');
    for (let index = 0; index < 1000; index += 1) secondsToWait(`client ${index}`);
    expect(secondsToWait('first')).toBe(0);
    expect(secondsToWait('client 999')).toBe(60);
  });
});
