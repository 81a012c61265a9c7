import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {afterEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import webpack from 'webpack';
import {pagesOptions} from '../../config/publishedPages';
import {tempFolder} from '../../tests/unit/tempFolder';
import pagesPlugin from './index';
import {ProblemsPlugin} from './ProblemsPlugin';

/** Compiles an empty module, below which another compiler runs, and goes on as a development server does. */
function watch(plugin: ProblemsPlugin) {
  const folder = tempFolder({'entry.js': ''});
  const childErrors: number[] = [];
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './entry.js',
    output: {path: path.join(folder, 'out')},
    plugins: [
      plugin,
      ({hooks}: webpack.Compiler) =>
        hooks.make.tapAsync('child', (compilation, done) => {
          compilation.createChildCompiler('child').runAsChild((error, _entries, child) => {
            childErrors.push(child?.errors.length ?? -1);
            done(error);
          });
        }),
    ],
  });
  if (compiler === null) throw new Error('webpack takes no such configuration');
  const shown: string[][] = [];
  const watching = compiler.watch({}, (_error, stats) => {
    shown.push(stats?.compilation.errors.map(({message}) => message) ?? []);
  });
  onTestFinished(() => new Promise((resolve) => watching?.close(() => resolve())));
  return {shown, childErrors};
}

describe('problems of pages in development', () => {
  it('stand among the errors that the browser shows, until they are mended', async () => {
    const plugin = new ProblemsPlugin();
    plugin.show(['docs/a/index.mdx:1:1: this page is in no sidebar', 'docs/b/index.mdx:1:1: the same title']);
    const {shown, childErrors} = watch(plugin);
    await vi.waitFor(() => expect(shown).toHaveLength(1), 10_000);
    expect(shown[0]).toEqual([
      'docs/a/index.mdx:1:1: this page is in no sidebar',
      'docs/b/index.mdx:1:1: the same title',
    ]);
    plugin.show(['docs/b/index.mdx:1:1: the same title']);
    await vi.waitFor(() => expect(shown).toHaveLength(2), 10_000);
    expect(shown[1]).toEqual(['docs/b/index.mdx:1:1: the same title']);
    plugin.show([]);
    await vi.waitFor(() => expect(shown).toHaveLength(3), 10_000);
    expect(shown[2]).toEqual([]);
    expect(new Set(childErrors)).toEqual(new Set([0]));
  });

  it('that are the same as before compile nothing anew', () => {
    const invalidate = vi.fn();
    const plugin = new ProblemsPlugin();
    const compiler = {webpack, watching: {invalidate}, hooks: {afterCompile: {tap: vi.fn()}}};
    Reflect.apply(plugin.apply, plugin, [compiler]);
    plugin.show([]);
    expect(invalidate).not.toHaveBeenCalled();
    plugin.show(['a']);
    plugin.show(['a']);
    expect(invalidate).toHaveBeenCalledOnce();
  });
});

describe('the plugin of pages', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  function plugin(environment: 'development' | 'production'): Plugin {
    vi.stubEnv('NODE_ENV', environment);
    const siteDir = tempFolder({
      'config/addresses.json': '[]',
      'docs/a/_demos/A.tsx': '',
      'sidebars/tree.ts': 'export const tree = {};\n',
    });
    const version = {name: 'current', path: '', docsDir: 'docs', packages: {}};
    const options = {id: 'default', ...pagesOptions(siteDir, version, [], new Map())};
    return pagesPlugin({siteDir, baseUrl: '/x/'}, options);
  }

  const actions = {addRoute: vi.fn(), createData: vi.fn(), setGlobalData: vi.fn()};
  const problem = 'docs/a/_demos:1:1: no page stands beside these demos, so nobody sees them';
  const loaded = async ({allContentLoaded}: Plugin) => allContentLoaded?.({allContent: {}, actions});
  const bundler = ({configureWebpack}: Plugin, isServer: boolean): unknown =>
    configureWebpack && Reflect.apply(configureWebpack, undefined, [{}, isServer]);

  it('shows in the browser what is wrong, and goes on', async () => {
    const show = vi.spyOn(ProblemsPlugin.prototype, 'show');
    const pages = plugin('development');
    expect(bundler(pages, false)).toEqual({plugins: [expect.any(ProblemsPlugin)]});
    expect(bundler(pages, true)).toEqual({});
    await loaded(pages);
    expect(show).toHaveBeenCalledExactlyOnceWith([problem]);
  });

  it('stops a build, which shows nothing', async () => {
    const pages = plugin('production');
    expect(bundler(pages, false)).toEqual({});
    await expect(loaded(pages)).rejects.toThrow(problem);
  });

  it('looks again when a list of the navigation changes', () => {
    const [watched] = plugin('development').getPathsToWatch?.() ?? [];
    expect(watched).toMatch(/\/sidebars\/\*\.ts$/);
  });
});
