// @vitest-environment jsdom
import {CacheProvider} from '@emotion/react';
import {styled, ThemeProvider} from '@mui/material/styles';
import {render} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {DEFAULT_THEME_SETTINGS} from '../preferences/theme/types';
import {demoTheme} from './buildTheme';
import {ltrCache} from './caches';
import {rtlCache} from './rtlCache';

const Box = styled('div')({marginLeft: 7, userSelect: 'none'});

afterEach(() => {
  document.body.innerHTML = '';
});

/** The rules that a cache has written. */
function readRules(key: string): string {
  return [...document.querySelectorAll(`style[data-emotion="${key}"]`)]
    .map((style) => style.textContent)
    .join('');
}

describe('style caches', () => {
  it('have the keys css and rtl', () => {
    expect([ltrCache.key, rtlCache.key]).toEqual(['css', 'rtl']);
  });

  it.each([
    [ltrCache, 'ltr', 'margin-left:7px'],
    [rtlCache, 'rtl', 'margin-right:7px'],
  ] as const)('%# mirrors and prefixes styles for its direction', (cache, direction, rule) => {
    render(
      <CacheProvider value={cache}>
        <ThemeProvider theme={demoTheme({...DEFAULT_THEME_SETTINGS, direction})}>
          <Box />
        </ThemeProvider>
      </CacheProvider>,
    );
    expect(readRules(cache.key)).toContain(rule);
    expect(readRules(cache.key)).toContain('-webkit-user-select:none');
  });
});
