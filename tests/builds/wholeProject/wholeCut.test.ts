import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import packageJson from '../../../package.json';
import {documentedVersions} from '../../../plugins/library-versions/build/versions';
import {listPages} from '../../../plugins/translations/listPages';
import {openBrowser, openPage, runDemos} from './browser';
import {adapt, build, cloneProject, cut} from './clone';
import {servePreview} from './serve';

const address = 'react-data-grid/quickstart/';

describe('version 7, cut in a clone of the whole project', {timeout: 2_400_000}, () => {
  it('is built beside the current one, and the demos of both run on their own packages', async (context) => {
    const browser = await openBrowser(context);
    const site = cloneProject();
    cut(site, '7');
    expect(readFileSync(path.join(site, 'versions.json'), 'utf8')).toContain('"7"');
    expect(listPages(site, 'version-7')).toEqual(listPages(site));
    adapt(site, '7');
    const [current, seven] = documentedVersions(site);
    if (!current || !seven) throw new Error('There are not two versions');
    expect(seven.packages['@mui/x-data-grid']?.version).toMatch(/^7\./);
    build(site);

    const origin = await servePreview(site);
    for (const [prefix, version] of [
      ['x/', current],
      ['x/v7/', seven],
      ['zh/x/', current],
      ['zh/x/v7/', seven],
    ] as const) {
      const {page, problems} = await openPage(browser, `${origin}/${prefix}${address}`);
      const release = version.packages['@mui/x-data-grid']?.version ?? '';
      expect(await page.locator('body').innerText()).toContain(`@mui/x-data-grid@${release}`);
      expect(await runDemos(page), `demos of ${prefix}`).toBeGreaterThan(0);
      expect(problems, prefix).toEqual([]);
      await page.close();
    }

    const {page} = await openPage(browser, `${origin}/x/${address}`);
    await page.getByRole('button', {name: `Version ${packageJson.version}`}).click();
    await page.getByRole('menuitem', {name: /^v7/}).click();
    await page.waitForURL(`${origin}/x/v7/${address}`);
  });
});
