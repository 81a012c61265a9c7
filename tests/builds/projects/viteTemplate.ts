import type {ProjectFiles} from '../../../plugins/code-variants/project/types';

/** What the template of Vite brings: a page, and a strict configuration of TypeScript. */
export const viteTemplate: ProjectFiles = {
  'index.html':
    '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      jsx: 'react-jsx',
      types: ['vite/client'],
      noEmit: true,
      strict: true,
      noUnusedLocals: true,
      skipLibCheck: true,
    },
    include: ['src'],
  }),
};
