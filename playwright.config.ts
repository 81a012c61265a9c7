import {existsSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {browserArguments} from './tests/e2e/support/browserArguments';

// npm test sets these; the defaults are for "npx playwright test" by hand.
const port = process.env.TEST_PORT ?? '4173';
const debianChromium = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(debianChromium) ? debianChromium : undefined);
const origin = `http://localhost:${port}`;

/** The small site with every outside service configured; `npm run build -- --services` builds it. */
const servicesBuild = '.parts/services/build';
const servicesPort = process.env.TEST_SERVICES_PORT ?? String(Number(port) + 1);

function server(root: string, at: string) {
  return {
    command: `node scripts/preview/main.mjs --root ${root} --port ${at}`,
    url: `http://localhost:${at}/robots.txt`,
    reuseExistingServer: false,
    timeout: 120_000,
    env: {SERVE_FEEDBACK_FOLDER: path.join('test-results', 'feedback')},
    stdout: 'ignore',
    stderr: 'pipe',
  } as const;
}

export default defineConfig({
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  workers: 2,
  // How long a page takes is the benchmark's matter: a busy machine must not fail a test.
  timeout: 180_000,
  expect: {timeout: 10_000},
  reporter: [
    ['list'],
    ['json', {outputFile: process.env.TEST_REPORT ?? path.join('test-results', 'browser.json')}],
  ],
  use: {
    baseURL: origin,
    browserName: 'chromium',
    // Dates and numbers on a page are those of the reader: the same one on every machine.
    locale: 'en-US',
    timezoneId: 'UTC',
    // A worker would answer requests in place of what the tests put there; tests of it allow it themselves.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs a fifth of the run: "TEST_TRACE=on npx playwright test <file>" once a test has failed.
    trace: process.env.TEST_TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath,
      args: [...browserArguments],
    },
  },
  projects: [
    {
      // npm test. What needs its second try is printed as UNSTEADY, and the next change mends it or moves it out.
      name: 'gate',
      testDir: 'tests/gate',
      retries: process.env.CI === 'true' ? 1 : 0,
      use: {contextOptions: {reducedMotion: 'reduce'}},
    },
    // npm run verify, an area at a time.
    {name: 'full', testDir: 'tests/e2e', retries: 0},
  ],
  // Without the small site only its own tests fail.
  webServer: [
    server('build', port),
    ...(existsSync(servicesBuild) ? [server(servicesBuild, servicesPort)] : []),
  ],
});
