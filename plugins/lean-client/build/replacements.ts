import path from 'node:path';
import type {RuleSetRule} from 'webpack';
import {patternCharacters} from '../client/replacements/routePath';

const replacement = (file: string) => path.join(__dirname, '..', 'client', 'replacements', file);

/**
 * What stands in the browser's bundle for libraries of the framework that do more than is asked of them here. The server
 * keeps the libraries. README.md says what each saves.
 */
export const browserAliases: Readonly<Record<string, string>> = {
  'prism-react-renderer$': replacement('emptyHighlighter.ts'),
  nprogress$: replacement('progress.ts'),
  'react-helmet-async$': replacement('head/index.tsx'),
  // Of the router, and of the styles of demos.
  'hoist-non-react-statics$': replacement('hoistStatics.ts'),
};

/** The same for what one package alone imports. */
export function browserRules(isProduction: boolean): RuleSetRule[] {
  return [
    {
      test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
      resolve: {alias: {tslib$: replacement('importHelpers.ts')}},
    },
    {
      test: /[\\/]react-router(?:-dom)?[\\/]esm[\\/]/,
      resolve: {
        alias: {
          // It asks for them in development alone, for checks that React 19 leaves out.
          ...(isProduction && {'prop-types$': false, 'react-is$': false}),
          history$: replacement('histories.ts'),
          'path-to-regexp$': replacement('routePath.ts'),
        },
      },
    },
  ];
}

/** The server writes the same links into the navigation with less work. */
export const serverRules: RuleSetRule[] = [
  {
    test: /[\\/]src[\\/]components[\\/]Sidebar[\\/]Tree\.tsx$/,
    resolve: {alias: {'@docusaurus/Link': replacement('WrittenLink.tsx')}},
  },
];

/** @throws Error when a route is a pattern, which the router of the browser does not know here */
export function refusePatterns(routes: readonly string[]): void {
  const pattern = routes.find((address) => patternCharacters.test(address));
  if (pattern !== undefined) {
    throw new Error(
      `lean-client: the route "${pattern}" is a pattern; client/replacements/routePath.ts knows plain addresses.`,
    );
  }
}
