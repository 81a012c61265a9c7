import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {fakeDocusaurus} from './tests/fakes/plugin';

// The commands run in the project's folder.
const root = process.cwd();

/** Folders with tests that stand beside the code: part of `npm test`. */
const folders = ['bench', 'config', 'plugins', 'scripts', 'sidebars', 'src', 'tests/unit'];

const include = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** What needs a document or replaces modules gets a world of its own; that takes longer than most of the tests. */
const needsOwnWorld = (file: string) =>
  /vitest-environment jsdom|\bvi\.(?:mock|doMock|resetModules)\(/.test(
    readFileSync(path.join(root, file), 'utf8'),
  );

const own = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && needsOwnWorld(file));

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
    css: {modules: {classNameStrategy: 'non-scoped'}},
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {extends: true, test: {name: 'own', include: own}},
      {extends: true, test: {name: 'shared', include, exclude: own, isolate: false}},
    ],
  },
});
