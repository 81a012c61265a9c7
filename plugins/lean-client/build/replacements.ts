import path from 'node:path';
import type {RuleSetRule} from 'webpack';

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
    // The router asks for these in development alone, for checks that React 19 leaves out.
    ...(isProduction
      ? [
          {
            test: /[\\/]react-router(?:-dom)?[\\/]esm[\\/]/,
            resolve: {alias: {'prop-types$': false, 'react-is$': false} as const},
          },
        ]
      : []),
  ];
}

/** The server writes the same links into the navigation with less work. */
export const serverRules: RuleSetRule[] = [
  {
    test: /[\\/]src[\\/]components[\\/]Sidebar[\\/]Tree\.tsx$/,
    resolve: {alias: {'@docusaurus/Link': replacement('WrittenLink.tsx')}},
  },
];
