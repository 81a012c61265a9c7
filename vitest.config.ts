import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {fakeDocusaurus} from './tests/fakes/plugin';

// The commands run in the project's folder.
const root = process.cwd();

/** Tests that stand beside the code: part of `npm test`. */
export default defineConfig({
  plugins: [fakeDocusaurus(root)],
  // tsconfig.json leaves JSX to the bundler of the site; here the tests compile it.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: /^@site\//, replacement: `${path.resolve(root)}/`},
      // Words, and nothing of Docusaurus that a test would have to replace.
      {find: '@theme/productName', replacement: path.resolve(root, 'src/theme/productName.ts')},
    ],
  },
  test: {
    environment: 'node',
    // All cores: half of the time goes to tests that build a project or a site and leave their own core idle meanwhile.
    maxWorkers: '100%',
    // The first test that needs the API of the packages reads it, which takes its time on a busy machine.
    testTimeout: 60_000,
    include: ['{bench,config,plugins,scripts,sidebars,src,tests/unit}/**/*.test.{ts,tsx}'],
    css: {modules: {classNameStrategy: 'non-scoped'}},
    restoreMocks: true,
    unstubGlobals: true,
  },
});
