import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** Makes the test that all browser tests are of: it fails when a page does what its security policy forbids. */
const watching = 'tests/e2e/support/test.ts';

const files = ['tests/e2e', 'tests/gate'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
);

/** What a file imports from a module of Playwright that runs or opens something, types left out. */
function runsOn(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /import (?!type\b)\{([^}]*)\} from '(?:@playwright\/test|playwright-core)'/g,
  );
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return names.filter((name) => /^(?:test|chromium|firefox|webkit)\b/.test(name));
}

describe('every browser test', () => {
  it('hears what the security policy of a page refuses', () => {
    expect(readFileSync(watching, 'utf8')).toContain("addEventListener('securitypolicyviolation'");
    expect(files.filter((file) => file.endsWith('.spec.ts')).length).toBeGreaterThan(40);
    expect(files.filter((file) => runsOn(file).length > 0)).toEqual([watching]);
  });
});
