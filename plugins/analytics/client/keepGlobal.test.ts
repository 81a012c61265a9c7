// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {newWindow, removeWindows} from '../../../tests/unit/newWindow';
import {keepGlobal} from './keepGlobal';

afterEach(removeWindows);

describe('a global that is kept', () => {
  it.each([
    'window.own = {}',
    'own = null',
    '"use strict"; window.own = {}',
    'var own = []',
    'delete window.own',
    'try { Object.defineProperty(window, "own", {value: {}}) } catch {}',
    'for (const name of ["own"]) window[name] = 1',
  ])('is what it was after "%s"', (script) => {
    const window = newWindow();
    const value = {call: vi.fn()};
    Reflect.set(window, 'own', value);
    keepGlobal(window, 'own');
    window.eval(script);
    window.eval('own.call()');
    expect(value.call).toHaveBeenCalledTimes(1);
    expect(Reflect.get(window, 'own')).toBe(value);
  });

  it('that is not there yet becomes what it is set to first', () => {
    const window = newWindow();
    keepGlobal(window, 'own');
    expect(Reflect.get(window, 'own')).toBeUndefined();
    window.eval('window.own = 1; window.own = 2');
    expect(Reflect.get(window, 'own')).toBe(1);
  });

  it('may have a value to begin with, and may be kept twice', () => {
    const window = newWindow();
    keepGlobal(window, 'own', 1);
    keepGlobal(window, 'own', 2);
    expect(Reflect.get(window, 'own')).toBe(1);
  });

  it('that somebody has closed before stays theirs, without an error', () => {
    const window = newWindow();
    Object.defineProperty(window, 'own', {value: 'theirs', configurable: false});
    keepGlobal(window, 'own', 'ours');
    expect(Reflect.get(window, 'own')).toBe('theirs');
  });
});
