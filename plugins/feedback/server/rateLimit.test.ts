import {describe, expect, it} from 'vitest';
import {createRateLimit} from './rateLimit';

function limitWithClock(perMinute: number) {
  let time = 0;
  const secondsToWait = createRateLimit({perMinute, now: () => time});
  return {secondsToWait, pass: (seconds: number) => (time += seconds * 1000)};
}

describe('createRateLimit', () => {
  it('lets so many through in any minute, and says when the next one passes', () => {
    const {secondsToWait, pass} = limitWithClock(3);
    expect(secondsToWait('a')).toBe(0);
    pass(20);
    expect([secondsToWait('a'), secondsToWait('a'), secondsToWait('a')]).toEqual([0, 0, 40]);
    pass(39);
    expect(secondsToWait('a')).toBe(1);
    pass(1);
    expect([secondsToWait('a'), secondsToWait('a')]).toEqual([0, 20]);
    pass(3600);
    expect([1, 2, 3, 4].map(() => secondsToWait('a'))).toEqual([0, 0, 0, 60]);
  });

  it('counts each client for itself', () => {
    const {secondsToWait} = limitWithClock(1);
    expect([secondsToWait('a'), secondsToWait('b'), secondsToWait('a')]).toEqual([0, 0, 60]);
  });

  it('forgets those who have been quiet longest', () => {
    const {secondsToWait} = limitWithClock(1);
    secondsToWait('first');
    for (let index = 0; index < 1000; index += 1) secondsToWait(`client ${index}`);
    expect(secondsToWait('first')).toBe(0);
    expect(secondsToWait('client 999')).toBe(60);
  });
});
