import {rmSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {addFiles, tempFolder} from '../../tests/unit/tempFolder';
import {checkInKey, createHasher, memoryKey, stableContent, stableName} from './hashes.mjs';

const manifest = (version: string) => JSON.stringify({version});

const html =
  '<script src=/x/assets/js/main.bddb1907.js></script><link rel=preload href=/x/assets/js/55.25cc7d90.js>';

/** A project with one page and the check of it. */
const project = {
  'scripts/verify/hashes.mjs': '',
  'scripts/preview/main.mjs': 'serve();',
  'playwright.config.ts': "import {args} from './tests/e2e/support/args';",
  'tests/e2e/support/args.ts': 'export const args = [];',
  'tests/e2e/support/look.ts': 'export const look = 1;',
  'tests/e2e/pages.spec.ts': "import {look} from './support/look';",
  'build/_headers': 'headers',
  'build/x/404.html': 'nothing here',
  'build/x/a/index.html': html,
  'build/x/assets/js/main.bddb1907.js':
    'let t=[{starts:["/x/a","/x/m"],s:()=>n.e("55")}];self.h||={55:"25cc7d90",62:"8d4c32c9"}',
  'build/x/assets/js/55.25cc7d90.js': 'page()',
  'docs/a/_demos/A.tsx': 'demo',
  ...Object.fromEntries(
    ['@playwright/test', 'playwright-core', '@axe-core/playwright', 'axe-core'].map((name) => [
      `node_modules/${name}/package.json`,
      manifest('1.0.0'),
    ]),
  ),
};

const key = memoryKey('tests/e2e/pages.spec.ts', 'page /x/a/ (light, ltr)');
const loaded = ['/x/a/', '/x/assets/js/main.bddb1907.js', '/x/assets/js/55.25cc7d90.js', 'docs/a/_demos'];
const later = 8_000_000_000_000;

function hashIn(root: string, {names = loaded, programs = ['v22'], moment = later} = {}): string | undefined {
  return createHasher({root, programs, moment})(key, names);
}

describe('the hash of a page', () => {
  it('is the same for the same files, in whatever order they were loaded', () => {
    const hash = hashIn(tempFolder(project));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashIn(tempFolder(project))).toBe(hash);
    expect(hashIn(tempFolder(project), {names: [...loaded].reverse()})).toBe(hash);
  });

  it.each([
    ['its HTML', {'build/x/a/index.html': `${html}new`}],
    ['a script', {'build/x/assets/js/55.25cc7d90.js': 'page(1)'}],
    ['the files of its demos', {'docs/a/_demos/B.tsx': 'second'}],
    ['the headers of the site', {'build/_headers': 'others'}],
    ['the check', {'tests/e2e/pages.spec.ts': "import {look} from './support/look';\n"}],
    ['what the check imports', {'tests/e2e/support/look.ts': 'export const look = 2;'}],
    ['what its configuration imports', {'tests/e2e/support/args.ts': 'export const args = [1];'}],
    ['the preview server', {'scripts/preview/main.mjs': 'serve(1);'}],
    ['the version of axe', {'node_modules/axe-core/package.json': manifest('1.0.1')}],
  ])('changes with %s', (_, files) => {
    const root = tempFolder(project);
    const before = hashIn(root);
    addFiles(root, files);
    expect(hashIn(root)).not.toBe(before);
  });

  it('changes with the browser and with what was loaded', () => {
    const root = tempFolder(project);
    expect(hashIn(root, {programs: ['v22', '156']})).not.toBe(hashIn(root));
    expect(hashIn(root, {names: loaded.slice(1)})).not.toBe(hashIn(root));
  });

  it('stays when other files of the build get other names, and other pages come', () => {
    const root = tempFolder(project);
    const before = hashIn(root);
    rmSync(path.join(root, 'build/x/assets/js/main.bddb1907.js'));
    addFiles(root, {
      'build/x/a/index.html': html.replace('bddb1907', '00000000'),
      'build/x/assets/js/main.00000000.js':
        'let t=[{starts:["/x/a","/x/b","/x/m"],s:()=>n.e("55")}];self.h||={55:"25cc7d90",70:"11111111"}',
      'build/x/assets/js/70.11111111.js': 'other()',
      'build/x/b/index.html': 'other',
    });
    expect(hashIn(root)).toBe(before);
  });

  it('changes when a file is gone, and with the page that is shown instead', () => {
    const root = tempFolder(project);
    const names = [...loaded, '/x/no-such-page/'];
    const before = hashIn(root, {names});
    addFiles(root, {'build/x/404.html': 'nothing to see here'});
    expect(hashIn(root, {names})).not.toBe(before);
    expect(hashIn(root)).toBe(hashIn(tempFolder(project)));
    rmSync(path.join(root, 'build/x/assets/js/55.25cc7d90.js'));
    expect(hashIn(root)).not.toBe(hashIn(tempFolder(project)));
  });

  it('is none when a file was written after the check began', () => {
    const root = tempFolder(project);
    const moment = Date.now() + 1000;
    expect(hashIn(root, {moment})).toBeDefined();
    const at = (moment + 1000) / 1000;
    utimesSync(path.join(root, 'tests/e2e/support/look.ts'), at, at);
    expect(hashIn(root, {moment})).toBeUndefined();
    expect(hashIn(root)).toBeDefined();
  });

  it('needs a check that it knows', () => {
    const getHash = createHasher({root: tempFolder(project), programs: [], moment: later});
    expect(() => getHash(memoryKey('elsewhere.ts', 'a'), [])).toThrow(
      'Nothing says what the check "elsewhere.ts"',
    );
  });
});

describe('names', () => {
  it('tell the check apart from the thing', () => {
    expect(checkInKey(memoryKey('tests/e2e/pages.spec.ts', 'a › b'))).toBe('tests/e2e/pages.spec.ts');
  });

  it.each([
    ['main.bddb1907.js', 'main.js'],
    ['runtime~main.d80af732.js', 'runtime~main.js'],
    ['mark-0123456789abcdef0123456789abcdef.svg', 'mark.svg'],
    ['index.html', 'index.html'],
    ['x-data-grid.en.png', 'x-data-grid.en.png'],
  ])('%s is %s whatever it holds', (name, stable) => {
    expect(stableName(name)).toBe(stable);
  });

  it('of other files count in no text, and pictures count byte by byte', () => {
    expect(stableContent('a.css', Buffer.from('url(/x/a.12345678.woff2)'))).toBe('url(/x/a.woff2)');
    const picture = Buffer.from('a.12345678.js');
    expect(stableContent('a.png', picture)).toBe(picture);
  });
});
