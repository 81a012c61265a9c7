import {describe, expect, it} from 'vitest';
import {neededFiles, titleIn} from './html';

const html = `<!doctype html><html><head><title data-rh=true>Grid &amp; tree | MUI X</title>
<link rel=canonical href=https://docs.example.com/x/grid/ /><link data-rh=true rel=icon href=/x/img/mark.svg />
<link rel=alternate href="/zh/x/grid/" hreflang=zh><link rel=manifest href="/x/manifest.webmanifest">
<link rel="preload" href="/x/assets/js/1.42288ef3.js" as="script"><link rel=stylesheet href='/x/css/code.css'>
<script src=/x/assets/js/main.8b1e835b.js defer></script><script>start()</script><script src="//other.test/a.js"></script>
</head><body><img src="/x/img/a.png?b=1&amp;c=2"><img src=data:image/png;base64,AA><img src="/x/img/a.png?b=1&amp;c=2"></body></html>`;

describe('the HTML of a page', () => {
  it('names the files of this host that the page cannot do without', () => {
    expect(neededFiles(html)).toEqual([
      '/x/img/mark.svg',
      '/x/assets/js/1.42288ef3.js',
      '/x/css/code.css',
      '/x/assets/js/main.8b1e835b.js',
      '/x/img/a.png?b=1&c=2',
    ]);
  });

  it('has a title', () => {
    expect(titleIn(html)).toBe('Grid &amp; tree | MUI X');
    expect(titleIn('<html></html>')).toBe('');
  });
});
