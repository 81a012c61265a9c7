// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {keepChoice, useConsentChoice} from './useConsentChoice';

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  // The simulated page cannot be loaded again.
  vi.stubGlobal('window', Object.create(window, {location: {value: {hostname: 'docs.test', reload}}}));
  keepChoice(window, 'allowed', ['analytics']);
  document.cookie = '_ga=1; path=/';
});

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-third-parties');
});

const refuse = () => {
  const {result} = renderHook(() => useConsentChoice());
  act(() => result.current.choose('refused'));
};

describe('a refusal after an agreement', () => {
  it('removes the cookies and loads the page again', () => {
    refuse();
    expect(document.cookie).toBe('');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('without a network leaves the page to its reader, and loads it again with one', () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    refuse();
    expect(document.cookie).toBe('');
    expect(reload).not.toHaveBeenCalled();
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
