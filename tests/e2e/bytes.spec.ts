import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {compareBytes, overBudget, parseBytesFile} from '../../bench/compareBytes';
import {measureBytes} from '../../bench/measureBytes';
import {pageKinds} from '../../bench/pages';

const file = parseBytesFile(readFileSync(path.join(process.cwd(), 'bench', 'bytes.json'), 'utf8'));

for (const kind of pageKinds) {
  test(`bytes of the page "${kind}"`, async ({browser, baseURL}) => {
    const measured = await measureBytes(browser, baseURL ?? '', kind);
    const {failures, notes} = compareBytes(kind, measured, file);
    for (const note of notes) console.warn(note);
    expect(failures).toEqual([]);
    expect(overBudget(kind, measured, file)).toEqual([]);
  });
}
