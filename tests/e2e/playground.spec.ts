import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './support/test';
import {pageAddresses} from './support/addresses';

test('the production build holds no playground page', () => {
  expect(pageAddresses().filter((address) => /^(\/zh)?\/x\/playground\//.test(address))).toEqual([]);
  for (const base of ['x', 'zh/x']) {
    expect(existsSync(path.join(process.cwd(), 'build', base, 'playground'))).toBe(false);
  }
});
