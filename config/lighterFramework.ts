import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {patternCharacters} from './replacements/routePath';

const replacement = (file: string) => path.join(__dirname, 'replacements', file);

/** What the router imports. It asks for the first two in development alone, for checks that React 19 leaves out. */
function routerAliases(isProduction: boolean, hasHashRouter: boolean): Record<string, string | false> {
  return {
    ...(isProduction ? {'prop-types$': false, 'react-is$': false} : {}),
    ...(hasHashRouter ? {} : {history$: replacement('histories.ts')}),
    'path-to-regexp$': replacement('routePath.ts'),
  };
}

/** The server writes the same links into the navigation with less work. */
const lighterNavigation = {
  test: /[\\/]src[\\/]components[\\/]Sidebar[\\/]Tree\.tsx$/,
  resolve: {alias: {'@docusaurus/Link': replacement('WrittenLink.tsx')}},
};

/**
 * Takes out of the browser bundle what the framework would load on every page for nothing, and puts less in the place of what
 * does more than is asked of it here. The server keeps the libraries. In kB, compressed:
 *
 * - the run-time highlighter (35), which the classic theme's client module imports although code is highlighted at build;
 * - TypeScript's import helpers (4), of which `@docusaurus/utils-common` needs one;
 * - the progress bar of slow navigations (2), here an attribute and a style;
 * - what keeps the head of the document (6 with what it imports, here 1);
 * - what loads the modules of a route (1.5, here 0.3);
 * - what stands in for a hook of React in versions before 18 (0.4);
 * - of the router: patterns of addresses (1.6, here 0.3), as those of this site are plain; histories in the hash and in memory
 *   (1); and what copies properties of components and checks them in development (2).
 */
export function lighterFramework({siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-lighter-framework',
    configureWebpack({mode}, isServer) {
      if (isServer) {
        return {module: {rules: [lighterNavigation]}};
      }
      return {
        resolve: {
          alias: {
            'prism-react-renderer$': replacement('emptyHighlighter.ts'),
            nprogress$: replacement('progress.ts'),
            'react-helmet-async$': replacement('head/index.tsx'),
            'react-loadable$': replacement('loadable.tsx'),
            // Of the router, and of the styles of demos.
            'hoist-non-react-statics$': replacement('hoistStatics.ts'),
            'use-sync-external-store/shim$': 'react',
          },
        },
        module: {
          rules: [
            {
              test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
              resolve: {alias: {tslib$: replacement('importHelpers.ts')}},
            },
            {
              test: /[\\/]react-router(?:-dom)?[\\/]esm[\\/]/,
              resolve: {
                alias: routerAliases(mode === 'production', siteConfig.future.experimental_router === 'hash'),
              },
            },
          ],
        },
      };
    },
    postBuild({routesPaths}) {
      const pattern = routesPaths.find((address) => patternCharacters.test(address));
      if (pattern) {
        throw new Error(
          `The route "${pattern}" is a pattern; config/replacements/routePath.ts knows plain addresses.`,
        );
      }
    },
  };
}
