import {expect, it} from 'vitest';
import {contentType} from './contentTypes';

it.each([
  ['file.avif', 'image/avif'],
  ['file.css', 'text/css; charset=utf-8'],
  ['file.gif', 'image/gif'],
  ['file.html', 'text/html; charset=utf-8'],
  ['file.jpg', 'image/jpeg'],
  ['file.js', 'text/javascript; charset=utf-8'],
  ['file.json', 'application/json; charset=utf-8'],
  ['file.map', 'application/json; charset=utf-8'],
  ['file.md', 'text/markdown; charset=utf-8'],
  ['file.mjs', 'text/javascript; charset=utf-8'],
  ['file.pdf', 'application/pdf'],
  ['file.png', 'image/png'],
  ['file.svg', 'image/svg+xml; charset=utf-8'],
  ['file.txt', 'text/plain; charset=utf-8'],
  ['file.wasm', 'application/wasm'],
  ['file.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['file.webp', 'image/webp'],
  ['file.woff2', 'font/woff2'],
  ['file.xml', 'application/xml; charset=utf-8'],
  ['file.zip', 'application/zip'],
  ['/x/search/PAGE.HTML', 'text/html; charset=utf-8'],
  ['/x/search/en.pf_meta', 'application/octet-stream'],
  ['/x/v1.5/html', 'application/octet-stream'],
  ['/x/LICENSE', 'application/octet-stream'],
])('the media type of %s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});
