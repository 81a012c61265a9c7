import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {shortErrors, shortMessage} from './shortMessage';

const demo = 'docs/a/_demos/Bars.tsx';
const module = (siteDir: string) => `/loader.cjs??options!${siteDir}/${demo}?demo`;

/** An import that leads nowhere, as the bundler reports it. */
const lost = (wanted: string, siteDir = '/site', moduleIdentifier = module(siteDir)) => ({
  message: `  × Module not found: Can't resolve '${wanted}' in '${siteDir}/docs/a/_demos'\n   ╭─[2:0]\n 1 │ import './b';\n   ╰────\n`,
  moduleIdentifier,
  loc: '2:1-19',
});

describe('an import of something that is not there', () => {
  it.each([
    ['./datta', 'there is no file ./datta; nearest: ./data'],
    ['../b/data', 'there is no file ../b/data'],
    ['dayjss', 'there is no package dayjss among those that are installed'],
  ])('%s', (wanted, reason) => {
    const siteDir = tempFolder({[demo]: '', 'docs/a/_demos/data.ts': ''});
    expect(shortMessage(lost(wanted, siteDir), siteDir)).toBe(`${demo}:2:1: ${reason}`);
  });
});

describe('an error that no writer can mend stays as it is', () => {
  it.each([
    ['a package that lacks a file', lost('./x', '/site', '/site/node_modules/a/index.js')],
    ['a component of the theme', lost('@theme/Nothing')],
    [
      'a fault of a loader',
      {
        message:
          '  × Module build failed (from ./plugins/a/b.cjs):\n  ╰─▶   × TypeError: x\n        │     at y',
        moduleIdentifier: module('/site'),
      },
    ],
    [
      'a fault of a remark step',
      {
        message:
          '  × Module build failed (from ./mdx.js):\n  ╰─▶   × Error: MDX compilation failed for file "/site/docs/a/index.mdx"\n        │ Cause: x is not a function\n        │ Details:\n        │ TypeError: x is not a function\n        │     at y',
      },
    ],
  ])('%s', (_what, error) => {
    expect(shortErrors([error], '/site')).toEqual([error]);
  });
});

describe('what a plugin found', () => {
  it('loses the frame of the bundler, and is said once', () => {
    const error = {
      message: '  × Error: docs/a/index.mdx:1:1: this page is in no sidebar\n  │     at x (/y.js:1:1)\n',
    };
    expect(shortErrors([error, error], '/site')).toEqual([
      {message: 'docs/a/index.mdx:1:1: this page is in no sidebar'},
    ]);
  });
});
