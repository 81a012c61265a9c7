import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkSite} from '../../scripts/checks/links/checkSite';
import {readSite} from '../../scripts/checks/links/readSite';

// Reads files only; it stands here because it needs the build.
test('B1.1, B1.2 every link and anchor of the build leads somewhere, and every page is linked', async () => {
  const site = await readSite(path.join(process.cwd(), 'build'));
  expect(site.pages.size).toBeGreaterThan(0);
  expect(checkSite(site)).toEqual([]);
});
