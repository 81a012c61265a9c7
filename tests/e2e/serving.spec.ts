import {currentMajor} from '../unit/currentMajor';
import {expect, test} from './support/test';

test.describe('the production server', () => {
  for (const [from, to] of [
    ['/', '/x/introduction/'],
    ['/x/', '/x/introduction/'],
    ['/zh/x/', '/zh/x/introduction/'],
    ['/en/x/react-charts/', '/x/react-charts/'],
    [`/x/${currentMajor}/react-charts/`, '/x/react-charts/'],
    ['/x/react-charts', '/x/react-charts/'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({page}) => {
      const response = await page.goto(from);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(to);
    });
  }

  for (const [address, language] of [
    ['/x/no-such-page/', 'en'],
    ['/zh/x/no-such-page/', 'zh-Hans'],
    ['/no-such-page/', 'en'],
  ] as const) {
    test(`a missing page is a 404 in the language of its address: ${address}`, async ({page}) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }

  test('the security policy stands in the way of nothing that a page does', async ({page}) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    const response = await page.goto('/x/introduction/');
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-");
    expect(policy).not.toContain("'unsafe-eval'");
    // The inline script has run and React has taken over.
    await expect(page.locator('html[data-theme]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
  });
});

test.fail('what a page does against its security policy fails the test that sees it', async ({page}) => {
  await page.goto('/x/introduction/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test.describe('a script that is not ours', () => {
  test.use({followsPolicy: false});

  test('is stopped by the policy', async ({page}) => {
    await page.goto('/x/introduction/');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.head.append(script);
      return 'intruder' in window;
    });
    expect(ran).toBe(false);
  });
});
