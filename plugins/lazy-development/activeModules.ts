import type {IncomingMessage, ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';

/** A compiler in watch mode, as far as it is used here. */
interface LazyCompiler {
  watching?: {invalidate(): void};
  readonly hooks: {readonly watchRun: {tapPromise(name: string, before: () => Promise<void>): void}};
}

/** The bundler's own answer to a browser that uses modules: it notes them for the next compilation. */
type Activate = (
  request: {readonly url: string; readonly method: 'POST'; readonly body: readonly string[]},
  response: {writeHead(status: number): unknown; write(text: string): unknown; end(): unknown},
  next: () => void,
) => Promise<void>;

/** A bundler that compiles what a browser asks for: Rspack. The types of Docusaurus know webpack alone. */
interface LazyBundler {
  lazyCompilationMiddleware(compiler: LazyCompiler): Activate;
}

/** Answers requests of the development server, or hands them on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => Promise<void>;

/** Whether a bundler can compile what a browser asks for. */
export function isLazy(bundler: object): bundler is LazyBundler {
  return 'lazyCompilationMiddleware' in bundler && typeof bundler.lazyCompilationMiddleware === 'function';
}

const ignore = () => undefined;

/**
 * Compiles what a browser asks for, once. The bundler forgets with each compilation which modules are in use, and after
 * each update a browser asks for all of them again: that would be one more compilation each time, and updates that come
 * while others are still taken in. So what was asked for is kept here, and each compilation is told of all of it.
 * https://github.com/web-infra-dev/rspack/issues/15062
 *
 * @param compiler - compiles again when a module is asked for that was not
 * @param prefix - how the addresses of the requests begin
 */
export function keepActive(bundler: LazyBundler, compiler: LazyCompiler, prefix: string): Middleware {
  // It also tells the compiler what has been asked for, so it is made before the first compilation.
  const activate = bundler.lazyCompilationMiddleware(compiler);
  const active = new Set<string>();
  compiler.hooks.watchRun.tapPromise('docusaurus-plugin-lazy-development', async () => {
    const {watching} = compiler;
    // It is about to compile: told of modules, it would do so once more.
    compiler.watching = undefined;
    const response = {writeHead: ignore, write: ignore, end: ignore};
    await activate({url: prefix, method: 'POST', body: [...active]}, response, ignore);
    compiler.watching = watching;
  });
  return async (request, response, next) => {
    if (request.method !== 'POST' || !request.url?.startsWith(prefix)) {
      next();
      return;
    }
    const asked = (await text(request)).split('\n').filter((name) => name !== '' && !active.has(name));
    asked.forEach((name) => active.add(name));
    if (asked.length > 0) compiler.watching?.invalidate();
    response.writeHead(200).end('\n');
  };
}
