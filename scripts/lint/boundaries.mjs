// Who may import whom. Imports run one way: what plugins and theme share, plugins, the frame of the site, its
// configuration, the programs that build and check it. None runs back, and none between plugins goes past an index.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

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

const muiSource = '[source.value=/^@(mui|emotion)[/]/]';
const mui =
  'Import MUI and Emotion in src/mui, in demos and in lazy* files below src/components: a plain page must not load them';

/** Rules of ESLint's own world, under names of ours: the linter keeps theirs for what it has itself. */
export const jsPlugins = [
  {name: 'zones', specifier: 'eslint-plugin-import-x'},
  {name: 'syntax', specifier: 'oxlint-plugin-eslint'},
];

/**
 * What is said about the imports of a project.
 *
 * @param {string} base its folder; the plugins and the shared sources are those of this one
 * @returns {Pick<import('oxlint').OxlintConfig, 'settings' | 'overrides'>}
 */
export function createBoundaries(base) {
  return {
    settings: {'import-x/resolver': {[path.join(import.meta.dirname, 'resolver.mjs')]: {root: base}}},
    overrides: [
      {
        // Tests and programs see everything: they are no part of the site.
        files: ['**/*.{ts,tsx,mjs,cjs,js}'],
        excludeFiles: ['{tests,scripts,bench}/**', '**/*.{test,fixture}.{ts,tsx}'],
        rules: {'zones/no-restricted-paths': ['error', {basePath: base, zones}]},
      },
      {
        files: ['**/*.{ts,tsx,mjs}'],
        excludeFiles: ['{docs,versioned_docs,tests}/**', '**/*.test.{ts,tsx}'],
        // Two files that fetch each other when a reader needs them are not loaded in a circle.
        rules: {
          'import/no-cycle': ['error', {ignoreExternal: true, allowUnsafeDynamicCyclicDependency: true}],
        },
      },
      {
        files: ['**/*.{ts,tsx,mjs,cjs,js}'],
        // They are loaded with a demo, never with a plain page.
        excludeFiles: [
          '{tests,scripts,bench,playground}/**',
          '**/*.test.{ts,tsx}',
          'src/mui/**',
          '{docs,versioned_docs}/**/_demos/**',
          'plugins/code-variants/families/packages/**',
          'src/components/**/{lazy,Lazy}*',
          'src/components/**/{lazy,Lazy}*/**',
        ],
        rules: {
          'syntax/no-restricted-syntax': [
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
    ],
  };
}
