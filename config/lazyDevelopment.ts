import type {CurrentBundler, Plugin} from '@docusaurus/types';
import type {Compiler, Configuration} from 'webpack';
import {isLazy, keepActive, type Middleware} from './activeModules';

/** What `docusaurus start` hands to the development server, as far as it is used here. */
interface DevelopmentServer {
  readonly app: {use(middleware: Middleware): void};
}

/**
 * A page that takes in a module with a mistake and then the mended one draws itself over and over: the module that
 * starts it is replaced without an end. So once all is mended, the page is loaded anew. The messages are those that
 * webpack-dev-server posts to the page.
 */
const reloadWhenMended = `
let isBroken = false;
addEventListener('message', ({data}) => {
  if (data?.type === 'webpackErrors') isBroken = true;
  else if (isBroken && /^webpack(Ok|Warnings)$/.test(data?.type)) location.reload();
});`;

/**
 * In `npm start` a page or a demo is compiled when it is first opened, instead of all of them before the first one
 * shows; a change of one is compiled with what is open, instead of with the whole site. The production build does not
 * know this plugin.
 */
export function lazyDevelopment(): Plugin {
  return {
    name: 'site-lazy-development',
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'development'
        ? {headTags: [{tagName: 'script', innerHTML: reloadWhenMended}]}
        : {},
    configureWebpack({mode}, isServer, {currentBundler}): Configuration {
      return isServer || mode !== 'development' ? {} : lazyConfiguration(currentBundler);
    },
  };
}

/**
 * Where a demo threw is asked for at the moment of an error, after which the server may not answer: that module stands
 * in the script that asks for it.
 */
const isLazyModule = /^(?!.*[\\/]sourcePosition\.ts)/;

/** How the addresses begin at which a browser asks for modules. */
const prefix = '/lazy-compilation/';

function lazyConfiguration({instance}: CurrentBundler): Configuration {
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
    // A module that moves into another chunk, because one more page needs it, would be missing in the pages that are open.
    optimization: {splitChunks: false},
    plugins: [
      {
        apply(compiler: Compiler) {
          middleware = keepActive(instance, compiler, prefix);
        },
      },
    ],
  };
}
