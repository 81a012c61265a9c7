import {describe, expect, it} from 'vitest';

import {htmlFile, withPreloads} from './preloadLinks';

describe('htmlFile', () => {
  it.each([
    ['/x/', true, 'index.html'],
    ['/x/a/b/', true, 'a/b/index.html'],
    ['/x/a', undefined, 'a/index.html'],
    ['/x/a', false, 'a.html'],
    ['/x/%E6%8E%92/', true, '排/index.html'],
    ['/x/404.html', true, '404.html'],
  ])('finds the file of %s with trailingSlash %s', (address, trailingSlash, file) => {
    expect(htmlFile(address, '/x/', trailingSlash)).toBe(file);
  });
});

describe('withPreloads', () => {
  const main = '<script src=/x/assets/js/main.69a5b8ff.js defer></script>';

  it('writes preloads after the main script', () => {
    expect(withPreloads(`<head>${main}</head>`, ['/x/assets/js/1.a.js'])).toBe(
      `<head>${main}<link rel="preload" href="/x/assets/js/1.a.js" as="script"></head>`,
    );
  });

  it('refuses a page without a main script', () => {
    expect(() => withPreloads('<head></head>', [])).toThrow('main script');
  });
});
