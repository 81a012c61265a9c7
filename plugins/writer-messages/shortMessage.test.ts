import {describe, expect, it} from 'vitest';
import {shortErrors, shortMessage, type Project} from './shortMessage';

const project: Project = {
  siteDir: '/site',
  filesIn: (folder) => (folder === '/site/docs/a/_demos' ? ['Bars.tsx', 'data.ts'] : []),
  readText: () => '',
};

const module = '/loader.cjs??options!/site/docs/a/_demos/Bars.tsx?demo';

/** An import that leads nowhere, as the bundler reports it. */
const lost = (wanted: string, moduleIdentifier = module) => ({
  message: `  × Module not found: Can't resolve '${wanted}' in '/site/docs/a/_demos'\n   ╭─[2:0]\n 1 │ import './b';\n   ╰────\n`,
  moduleIdentifier,
  loc: '2:1-19',
});

describe('an import of something that is not there', () => {
  it.each([
    ['./datta', 'there is no file ./datta; nearest: ./data'],
    ['../b/data', 'there is no file ../b/data'],
    ['dayjss', 'there is no package dayjss among those that are installed'],
  ])('%s', (wanted, reason) => {
    expect(shortMessage(lost(wanted), project)).toBe(`docs/a/_demos/Bars.tsx:2:1: ${reason}`);
  });
});

describe('an error that no writer can mend stays as it is', () => {
  it.each([
    ['a package that lacks a file', lost('./x', '/site/node_modules/a/index.js')],
    ['a component of the theme', lost('@theme/Nothing')],
    [
      'a fault of a loader',
      {
        message:
          '  × Module build failed (from ./plugins/a/b.cjs):\n  ╰─▶   × TypeError: x\n        │     at y',
        moduleIdentifier: module,
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
    expect(shortErrors([error], project)).toEqual([error]);
  });
});

describe('what a plugin found', () => {
  it('loses the frame of the bundler, and is said once', () => {
    const error = {
      message: '  × Error: docs/a/index.mdx:1:1: this page is in no sidebar\n  │     at x (/y.js:1:1)\n',
    };
    expect(shortErrors([error, error], project)).toEqual([
      {message: 'docs/a/index.mdx:1:1: this page is in no sidebar'},
    ]);
  });
});
