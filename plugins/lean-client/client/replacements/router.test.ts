import * as history from 'history';
import {describe, expect, it} from 'vitest';
import * as histories from './histories';
import hoistStatics from './hoistStatics';

describe('what the router gets in the browser', () => {
  it('is the history of the browser, and none of the others', () => {
    const {createHashHistory, createMemoryHistory, ...rest} = histories;
    expect(history).toMatchObject(rest);
    expect(createHashHistory).toThrow('lean-client');
    expect(createMemoryHistory).toThrow('lean-client');
  });

  it('hands on what a component carries, and keeps what the other one has', () => {
    const target = Object.assign(() => null, {displayName: 'Outer'});
    const source = Object.assign(() => null, {displayName: 'Inner', help: 'me'});
    expect(hoistStatics(target, source)).toBe(target);
    expect({...target}).toEqual({displayName: 'Outer', help: 'me'});
  });
});
