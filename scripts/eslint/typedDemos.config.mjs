// npm run verify -- source: the demos by the rules that need types, which take half a minute.
import path from 'node:path';
import tseslint from 'typescript-eslint';
import {typed} from '../../eslint.config.mjs';

export default tseslint.config({
  files: ['docs/**/_demos/**/*.{ts,tsx}'],
  plugins: {'@typescript-eslint': tseslint.plugin},
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {projectService: true, tsconfigRootDir: path.join(import.meta.dirname, '..', '..')},
  },
  rules: {
    ...typed,
    // The compiler needs two and a half minutes to say what each property of each column of the grid may be.
    '@typescript-eslint/no-misused-promises': [
      'error',
      {checksVoidReturn: {attributes: false, properties: false}},
    ],
  },
});
