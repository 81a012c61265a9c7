import {existsSync} from 'node:fs';
import {playwright} from '@vitest/browser-playwright';
import {defineConfig} from 'vitest/config';
import {importedPackages} from './tests/claims/importedPackages';

// The commands run in the project's folder.
const root = process.cwd();
const debianChromium = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(debianChromium) ? debianChromium : undefined);

/** What the pages state about run time, on the real packages in a real browser: the area "claims" of `npm run verify`. */
export default defineConfig({
  cacheDir: '.cache/claims',
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {alias: [{find: /^@site\//, replacement: `${root}/`}]},
  // Found while the tests run, a package would reload the page below them, or stand beside its copies. What is included
  // is part of the name of what Vite keeps: with an import more it looks again.
  optimizeDeps: {
    entries: ['docs/**/_claims.test.tsx', 'docs/**/_demos/*.tsx'],
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'vitest-browser-react',
      // Two pages make a style cache of their own; one that came late would be a second copy.
      '@emotion/cache',
      '@emotion/react',
      ...importedPackages('docs'),
    ],
  },
  // A checkout may link its packages from another folder.
  server: {fs: {strict: false}},
  test: {
    include: ['docs/**/_claims.test.tsx'],
    // A page of its own for each file takes 0.25 s; more than one at a time gains nothing on two cores.
    fileParallelism: false,
    testTimeout: 30_000,
    setupFiles: ['tests/claims/withoutTelemetry.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: {width: 1000, height: 800},
      provider: playwright({
        launchOptions: {executablePath, args: ['--no-sandbox']},
        contextOptions: {locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce'},
      }),
      instances: [{browser: 'chromium'}],
    },
  },
});
