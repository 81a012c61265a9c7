import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import boundaries from './scripts/eslint/boundaries.mjs';

/** Demos; the compiler checks them in the gate, and the rules that need types in the full check (`typedDemos.config.mjs`). */
const demos = ['docs/**/_demos/**'];

/** Rules that need types and are worth their time: unsafe values, forgotten promises, conditions without effect. */
export const typed = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-base-to-string': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-for-in-array': 'error',
  '@typescript-eslint/no-implied-eval': 'error',
  '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/no-unsafe-argument': 'error',
  '@typescript-eslint/no-unsafe-assignment': 'error',
  '@typescript-eslint/no-unsafe-call': 'error',
  '@typescript-eslint/no-unsafe-member-access': 'error',
  '@typescript-eslint/no-unsafe-return': 'error',
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/prefer-promise-reject-errors': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
};

export default tseslint.config(
  {
    ignores: [
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
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...boundaries,
  {
    plugins: {'react-hooks': reactHooks},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-console': ['error', {allow: ['warn', 'error']}],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: demos,
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: typed,
  },
  {
    files: ['**/*.tsx', 'src/**/*.ts', 'plugins/**/client/**/*.ts'],
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  {
    // Programs for the terminal, in Node.
    files: [
      '{scripts,bench,src/lib/node}/**/*.{ts,mjs}',
      'plugins/*/{cli,server}/**/*.{ts,mjs}',
      '*.config.{ts,mjs}',
    ],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        setImmediate: 'readonly',
      },
    },
    rules: {'no-console': 'off'},
  },
  {
    // Loaded by Node or Docusaurus as CommonJS.
    files: ['**/*.cjs', '**/*.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {module: 'writable', require: 'readonly', __dirname: 'readonly', __filename: 'readonly'},
    },
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
