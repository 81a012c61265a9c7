import {defineConfig} from 'oxlint';
import {createBoundaries, jsPlugins} from './scripts/lint/boundaries.mjs';

const boundaries = createBoundaries(import.meta.dirname);

/** Beside the category of outright mistakes. */
const strict = {
  eqeqeq: ['error', 'always', {null: 'ignore'}],
  'no-array-constructor': 'error',
  'no-case-declarations': 'error',
  'no-console': ['error', {allow: ['warn', 'error']}],
  'no-empty': 'error',
  'no-fallthrough': 'error',
  'no-prototype-builtins': 'error',
  'no-regex-spaces': 'error',
  'no-unexpected-multiline': 'error',
  'no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true}],
  'no-useless-assignment': 'error',
  'no-useless-constructor': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'prefer-template': 'error',
  'preserve-caught-error': 'error',
  'typescript/ban-ts-comment': ['error', {minimumDescriptionLength: 10}],
  'typescript/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
  'typescript/no-dynamic-delete': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extraneous-class': 'error',
  'typescript/no-invalid-void-type': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/prefer-literal-enum-member': 'error',
  'typescript/unified-signatures': 'error',
};

/** Of that category, what is no mistake here: advice for the compiler of React, which does not run, and on taste. */
const advice = Object.fromEntries(
  [
    'react/globals',
    'react/immutability',
    'react/refs',
    'react/set-state-in-effect',
    'react/static-components',
    'react/use-memo',
    'typescript/no-misused-spread',
    'typescript/no-redundant-type-constituents',
    'typescript/no-useless-default-assignment',
    'typescript/require-array-sort-compare',
    'typescript/restrict-template-expressions',
    'typescript/unbound-method',
  ].map((rule) => [rule, 'off']),
);

/** Rules that need types: unsafe values, forgotten promises, conditions without effect. */
const typed = {
  'typescript/await-thenable': 'error',
  'typescript/no-base-to-string': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
};

export default defineConfig({
  plugins: ['typescript', 'react', 'import'],
  jsPlugins,
  categories: {correctness: 'error'},
  options: {typeAware: true, reportUnusedDisableDirectives: 'error'},
  settings: boundaries.settings,
  ignorePatterns: [
    // An older version was read while it was the current one. Since then only its packages can change, and the
    // compiler checks it against those ("types of …" in npm run check).
    'versioned_docs/',
    'build/',
    'build.new/',
    'build.old/',
    '.docusaurus/',
    '.parts/',
    '.cache/',
    'test-results/',
    'playwright-report/',
    'static/',
  ],
  rules: {...advice, ...strict},
  overrides: [
    {files: ['**/*.{ts,tsx}'], rules: typed},
    {
      files: ['docs/**/_demos/**'],
      // The compiler needs as long as for all the rest to say what each property of each column of a grid may be.
      rules: {
        'typescript/no-misused-promises': [
          'error',
          {checksVoidReturn: {attributes: false, properties: false}},
        ],
      },
    },
    {
      files: ['**/*.tsx', 'src/**/*.ts', 'plugins/**/client/**/*.ts'],
      rules: {'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error'},
    },
    {
      // Programs for the terminal, in Node.
      files: [
        '{scripts,bench,src/lib/node}/**/*.{ts,mjs}',
        'plugins/*/{cli,server}/**/*.{ts,mjs}',
        '*.config.{ts,mjs}',
      ],
      rules: {'no-console': 'off'},
    },
    {
      // What the compiler says of the rest.
      files: ['**/*.{mjs,cjs,js}'],
      env: {node: true},
      rules: {'no-redeclare': 'error', 'no-undef': 'error'},
    },
    {
      // Loaded by Node or Docusaurus as CommonJS.
      files: ['**/*.{cjs,js}'],
      rules: {'typescript/no-require-imports': 'off'},
    },
    ...(boundaries.overrides ?? []),
  ],
});
