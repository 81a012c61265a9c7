import {randomBytes} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checkBytes, limits} from './checkBytes';
import type {Site} from './checkSite';
import {readHtml} from './readHtml';

/** Content that no packer makes smaller. */
const kilobytes = (count: number) => randomBytes(count * 1000);

const page = '<script src=/x/a.js></script><link rel=stylesheet href=/x/a.css>';

function check(pages: Readonly<Record<string, string>>, files: Readonly<Record<string, Buffer>>): string[] {
  const site: Site = {
    origin: 'https://docs.test',
    pages: new Map(Object.entries(pages).map(([file, html]) => [file, readHtml(html)])),
    files: new Set([...Object.keys(pages), ...Object.keys(files)]),
    redirects: [],
  };
  return checkBytes(site, (file) => files[file] ?? Buffer.from(pages[file] ?? ''));
}

describe('the bytes of each page', () => {
  it('have the ceilings that are written down', () => {
    expect(readFileSync('bench/README.md', 'utf8')).toContain(
      `at most ${limits.javascript} kB of JavaScript and ${limits.total} kB in all`,
    );
  });

  it('let a page pass that keeps both ceilings', () => {
    expect(check({'/x/index.html': page}, {'/x/a.js': kilobytes(140), '/x/a.css': kilobytes(40)})).toEqual(
      [],
    );
  });

  it('name a page with too much JavaScript, or too much in all', () => {
    const [first, ...more] = check(
      {'/x/index.html': page},
      {'/x/a.js': kilobytes(146), '/x/a.css': kilobytes(10)},
    );
    expect(first).toMatch(
      /^\/x\/index\.html: loads 146\.\d kB of JavaScript, at most 145\.0 kB are allowed$/,
    );
    expect(more).toEqual([]);
    expect(check({'/x/index.html': page}, {'/x/a.js': kilobytes(140), '/x/a.css': kilobytes(55)})).toEqual([
      expect.stringMatching(/loads 195\.\d kB in all, at most 190\.0 kB/),
    ]);
  });

  it('allow more for demos that wait, and leave the content of API pages and demo pages alone', () => {
    const files = {'/x/a.js': kilobytes(155), '/x/a.css': kilobytes(50)};
    expect(check({'/x/index.html': `${page}<div data-demo=A></div>`}, files)).toEqual([]);
    expect(check({'/x/api/a/index.html': page}, {...files, '/x/a.js': kilobytes(144)})).toEqual([]);
    expect(check({'/x/api/a/index.html': page}, files)).toHaveLength(1);
  });

  it('allow 0.13 kB for each page above 60 of a language', () => {
    const pages = Object.fromEntries(
      Array.from({length: 70}, (_, index) => [`/x/${index}/index.html`, page]),
    );
    const files = {'/x/a.js': kilobytes(146), '/x/a.css': kilobytes(10)};
    expect(check(pages, files)).toEqual([]);
    expect(check({...pages, '/zh/x/index.html': page}, files)).toHaveLength(1);
  });
});
