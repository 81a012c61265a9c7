import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, Configuration} from 'webpack';
import {isLazy, keepActive, type Middleware} from './activeModules';

/** What `docusaurus start` hands to the development server, as far as it is used here. */
interface DevelopmentServer {
  readonly app: {use(middleware: Middleware): void};
}

const client = path.join(__dirname, 'client');
const fillRoutes = path.join(client, 'fillRoutes.ts');
const openRoutes = path.join(client, 'openRoutes.ts');

/**
 * In `npm start` a page or a demo is compiled when it is first opened, instead of all of them before the first one
 * shows; a change of one is compiled with what is open, instead of with the whole site. The production build does not
 * know this plugin.
 */
export default function lazyDevelopmentPlugin({generatedFilesDir}: LoadContext): Plugin {
  const registry = path.join(generatedFilesDir, 'registry.js');
  return {
    name: 'docusaurus-plugin-lazy-development',
    getClientModules: () => (process.env.NODE_ENV === 'development' ? [fillRoutes] : []),
    configureWebpack({mode}, isServer, {currentBundler}): Configuration {
      return isServer || mode !== 'development' ? {} : lazyConfiguration(currentBundler, registry);
    },
  };
}

/**
 * What surrounds each page is compiled at once: asked for one after the other, each part would be one more compilation.
 * Where a demo threw is asked for at the moment of an error, after which the server may not answer: that module stands in
 * the script that asks for it.
 */
const isLazyModule =
  /^(?!.*[\\/](?:sourcePosition\.ts|theme[\\/]Doc(?:sRoot|VersionRoot|Root|Item)[\\/]index\.))/;

/** How the addresses begin at which a browser asks for modules. */
const prefix = '/lazy-compilation/';

/** Modules that start the page anew with other routes: the framework's client, and the one that hands the routes on. */
const startsAnew = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]|[\\/]fillRoutes\.ts$/;

function lazyConfiguration({instance}: CurrentBundler, registry: string): Configuration {
  if (!isLazy(instance)) return {};
  let middleware: Middleware | undefined;
  // Not in the types of webpack.
  const rspackOptions = {
    lazyCompilation: {entries: false, imports: true, test: isLazyModule, prefix},
    devServer: {
      onListening({app}: DevelopmentServer) {
        if (middleware) app.use(middleware);
      },
    },
  };
  return {
    ...rspackOptions,
    module: {rules: [{resource: registry, loader: require.resolve('./registryLoader.cjs')}]},
    // A module that moves into another chunk, because one more page needs it, would be missing in the pages that are open.
    optimization: {splitChunks: false},
    plugins: [
      new instance.NormalModuleReplacementPlugin(/^@generated\/routes$/, (asked) => {
        if (!startsAnew.test(asked.contextInfo.issuer)) asked.request = openRoutes;
      }),
      {
        apply(compiler: Compiler) {
          middleware = keepActive(instance, compiler, prefix);
        },
      },
    ],
  };
}
