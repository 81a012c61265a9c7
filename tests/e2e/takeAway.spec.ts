import {readFileSync} from 'node:fs';
import {expect, test} from './support/test';
import packageJson from '../../package.json';
import {open} from './support/journey';

const address = '/x/react-data-grid/quickstart/';

test.describe('taking a demo away', () => {
  test('opens the chosen form in the online editor, in a tab without a way back', async ({page, context}) => {
    let posted = new URLSearchParams();
    await context.route('https://stackblitz.com/**', async (route) => {
      posted = new URLSearchParams(route.request().postData() ?? '');
      await route.fulfill({
        contentType: 'text/html',
        body: '<script>document.title = `opener: ${window.opener}`</script>',
      });
    });
    await open(page, address);
    const demo = page.locator('[data-demo]').first();
    const opened = context.waitForEvent('page');
    await demo.getByRole('button', {name: 'Edit in StackBlitz'}).click();
    const tab = await opened;
    await expect(tab).toHaveTitle('opener: null');
    expect(tab.url()).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
    expect(posted.get('project[template]')).toBe('node');
    expect(posted.get('project[files][package.json]')).toContain(
      `"@mui/x-data-grid": "${packageJson.dependencies['@mui/x-data-grid']}"`,
    );
    // The code that stands on the page, letter by letter; a form post ends lines with CR and LF.
    await demo.getByRole('button', {name: 'Show all code'}).click();
    const shown = await demo.locator('pre code').first().textContent();
    expect(posted.get('project[files][src/Demo.tsx]')?.replaceAll('\r\n', '\n').trim()).toBe(shown?.trim());
  });

  test('downloads an archive, and loads what makes it only then', async ({page}) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await open(page, address);
    const demo = page.locator('[data-demo]').first();
    await expect(demo).toHaveAttribute('data-demo-state', 'ready');
    const before = scripts.size;
    const download = page.waitForEvent('download');
    await demo.getByRole('button', {name: 'More'}).click();
    await demo.getByRole('menuitem', {name: 'Download project (.zip)'}).click();
    const archive = await download;
    expect(scripts.size).toBeGreaterThan(before);
    expect(archive.suggestedFilename()).toMatch(/^[a-z-]+\.zip$/);
    const text = readFileSync(await archive.path(), 'utf8');
    expect(text.startsWith('PK')).toBe(true);
    expect(text).toContain('/src/Demo.tsx');
    expect(text).toContain('/package.json');
  });

  test('says so when what makes the project cannot be fetched', async ({page}) => {
    await open(page, address);
    const demo = page.locator('[data-demo]').first();
    await expect(demo).toHaveAttribute('data-demo-state', 'ready');
    await page.route('**/*.js', (route) => route.abort());
    await demo.getByRole('button', {name: 'More'}).click();
    await demo.getByRole('menuitem', {name: 'Download project (.zip)'}).click();
    await expect(demo.getByText('A part of this page could not be loaded.')).toBeVisible();
  });
});
