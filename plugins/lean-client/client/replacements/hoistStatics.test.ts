import {describe, expect, it} from 'vitest';
import hoistStatics from './hoistStatics';

describe('what the router gets in the browser', () => {
  it('hands on what a component carries, and keeps what the other one has', () => {
    const target = Object.assign(() => null, {displayName: 'Outer'});
    const source = Object.assign(() => null, {displayName: 'Inner', help: 'me'});
    expect(hoistStatics(target, source)).toBe(target);
    expect({...target}).toEqual({displayName: 'Outer', help: 'me'});
  });
});
