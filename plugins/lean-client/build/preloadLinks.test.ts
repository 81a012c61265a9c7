import {describe, expect, it} from 'vitest';

import {htmlFile, withPreloads} from './preloadLinks';
import {startScript} from './startScript';

describe('htmlFile', () => {
  it.each([
    ['/x/', 'index.html'],
    ['/x/a/b/', 'a/b/index.html'],
    ['/x/a', 'a/index.html'],
    ['/x/%E6%8E%92/', '排/index.html'],
    ['/x/404.html', '404.html'],
  ])('finds the file of %s', (address, file) => {
    expect(htmlFile(address, '/x/')).toBe(file);
  });
});

describe('withPreloads', () => {
  const runtime = '<script src=/x/assets/js/runtime~main.2d6a11c0.js defer></script>';
  const main = '<script src="/x/assets/js/main.69a5b8ff.js" defer></script>';

  it('leaves the scripts of a page to what starts them after its paint, and fetches all at a low priority', () => {
    const [before, links] = withPreloads(`<head>${runtime}${main}</head>`, ['/x/assets/js/1.a.js']).split(
      startScript,
    );
    expect(before).toBe('<head><script>');
    expect(links?.split('><')).toEqual([
      '</script',
      'link rel="preload" href="/x/assets/js/runtime~main.2d6a11c0.js" as="script" fetchpriority="low" data-start',
      'link rel="preload" href="/x/assets/js/main.69a5b8ff.js" as="script" fetchpriority="low" data-start',
      'link rel="preload" href="/x/assets/js/1.a.js" as="script" fetchpriority="low"',
      '/head>',
    ]);
  });

  it('refuses a page without a main script', () => {
    expect(() => withPreloads('<head></head>', [])).toThrow('main script');
  });
});
