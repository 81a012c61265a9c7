// Who may import whom. Imports run one way: what plugins and theme share, plugins, the frame of the site, its
// configuration, the programs that build and check it. None runs back, and none between plugins goes past an index.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'eslint/config';
import importX from 'eslint-plugin-import-x';
import {resolveImport} from '../lib/resolveImport.mjs';

const root = path.join(import.meta.dirname, '..', '..');

/** What plugins may use of `src/`: pure modules. */
export const sharedSource = [
  'lib',
  'navigation',
  'preferences/code',
  'mdx',
  'debounce',
  'scriptsFailed',
  'useChunk',
  'useNearViewport',
  'useTabStop',
  'ui',
];

/** Its files and folders. */
const shared = sharedSource.map((name) =>
  existsSync(path.join(root, 'src', name)) ? `./${name}` : `./${name}.ts`,
);

/** Facts about the site that code of every kind reads; they import nothing but types. */
const facts = ['./languages.ts', './products.ts', './repository.ts', './sectionTitles.ts', './storage.ts'];

/** What a plugin offers to others. */
const offers = ['./client/index.ts', './client/index.tsx', './build/index.ts'];

const plugins = readdirSync(path.join(root, 'plugins'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Parts of the site that take a plugin's offer: all but the configuration, which registers plugins. */
const guests = ['./src', './docs', './playground', './sidebars', './sidebars.ts'];

const zones = [
  {
    target: './plugins',
    from: './src',
    except: shared,
    message: `A plugin imports nothing of src but ${sharedSource.join(', ')}: declare an @theme component instead.`,
  },
  ...plugins.map((name) => ({
    target: [...guests, ...plugins.filter((other) => other !== name).map((other) => `./plugins/${other}`)],
    from: `./plugins/${name}`,
    except: offers,
    message: `Import what "${name}" offers from plugins/${name}/client or build.`,
  })),
  {
    target: shared.map((name) => path.join('src', name)),
    from: [
      './plugins',
      './src/components',
      './src/mui',
      './src/preferences/theme',
      './src/shell',
      './src/theme',
    ],
    message: 'What plugins and theme share imports neither.',
  },
  {
    target: ['./src', './plugins'],
    from: './config',
    except: facts,
    message: 'The configuration hands its facts over as options: only scripts read it.',
  },
  {
    target: ['./src', './plugins', './config', './docusaurus.config.ts'],
    from: './scripts',
    message: 'The site does not import the programs that build it.',
  },
];

/** Finds the files of this project; packages are none of its business. */
const resolver = {
  name: 'files of the project',
  interfaceVersion: 3,
  resolve(/** @type {string} */ specifier, /** @type {string} */ importer) {
    const file = resolveImport(root, path.dirname(importer), specifier);
    return file ? {found: true, path: file} : {found: false};
  },
};

const muiSource = '[source.value=/^@(mui|emotion)[/]/]';
const mui =
  'Import MUI and Emotion in src/mui, in demos and in lazy* files below src/components: a plain page must not load them';

export default defineConfig(
  {
    // Tests and programs see everything: they are no part of the site.
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    ignores: ['{tests,scripts,bench}/**', '**/*.{test,fixture}.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [resolver]},
    rules: {'import-x/no-restricted-paths': ['error', {basePath: root, zones}]},
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['{docs,versioned_docs,tests}/**', '**/*.test.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [resolver],
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
    },
    // Two files that fetch each other when a reader needs them are not loaded in a circle.
    rules: {
      'import-x/no-cycle': ['error', {ignoreExternal: true, allowUnsafeDynamicCyclicDependency: true}],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    // They are loaded with a demo, never with a plain page.
    ignores: [
      '{tests,scripts,bench,playground}/**',
      '**/*.test.{ts,tsx}',
      'src/mui/**',
      '{docs,versioned_docs}/**/_demos/**',
      'plugins/code-variants/families/packages/**',
      'src/components/**/{lazy,Lazy}*',
      'src/components/**/{lazy,Lazy}*/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {selector: `ImportExpression${muiSource}`, message: mui},
        // Whole statements of types are erased; one with a type among its braces may stay as a bare import.
        {selector: `ImportDeclaration${muiSource}:not([importKind='type'])`, message: mui},
        {
          selector: `:matches(ExportNamedDeclaration, ExportAllDeclaration)${muiSource}:not([exportKind='type'])`,
          message: mui,
        },
      ],
    },
  },
);
