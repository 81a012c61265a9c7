import path from 'node:path';
import type {LoaderContext} from 'webpack';
import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {codeTools} from './codeTools';
import demoLoader, {type DemoLoaderOptions} from './demoLoader';

const source =
  'export default function Bars() {\n  // #preview-start\n  return <b>Bars</b>;\n  // #preview-end\n}\n';

async function load(resourceQuery: string, isServer: boolean, more: Record<string, string> = {}) {
  const siteDir = tempFolder({'docs/a/_demos/Bars.tsx': source, 'package-lock.json': '{}', ...more});
  const watched: string[] = [];
  const tools = await codeTools(siteDir);
  const context = {
    resourcePath: path.join(siteDir, 'docs/a/_demos/Bars.tsx'),
    resourceQuery,
    getOptions: () => ({isServer, tools}),
    addDependency: (file: string) => watched.push(file),
    addContextDependency: (folder: string) => watched.push(folder),
  } satisfies Partial<LoaderContext<DemoLoaderOptions>>;
  // The loader uses nothing else of the bundler.
  const module = await demoLoader.call(context as unknown as LoaderContext<DemoLoaderOptions>, source);
  return {module: module.replaceAll(siteDir, ''), watched: watched.map((each) => each.replace(siteDir, ''))};
}

describe('demoLoader', () => {
  it('B3.7 the server has TypeScript and JavaScript in the page, and no component', async () => {
    const {module} = await load('?demo', true);
    expect(module).toContain('"name":"Bars","stylings":["system"],"previewLines":[[2,2]],"previewHeight":1');
    expect(module).toContain('"sourcePath":"docs/a/_demos/Bars.tsx"');
    expect(module.match(/data-part=\\"preview/g)).toHaveLength(2);
    expect(module).not.toContain('import(');
  });

  it('B3.7 a page in the browser carries neither code nor component', async () => {
    const {module, watched} = await load('?demo', false);
    expect(module).toContain('system: () => Promise.all([import("/docs/a/_demos/Bars.tsx")])');
    expect(module).toMatch(
      /system: \(\) => import\(\/\* webpackChunkName: "code-[0-9a-f]{8}" \*\/ "\/docs\/a\/_demos\/Bars\.tsx\?demo-code"\)/,
    );
    expect(module).not.toContain('token');
    expect(watched).toEqual(['/docs/a/_demos']);
  });

  it('B3.1 knows the other stylings by the files beside the demo', async () => {
    const {module} = await load('?demo', false, {
      'docs/a/_demos/Bars.tailwind.tsx': '',
      'docs/a/_demos/Bars.css.tsx': '',
    });
    expect(module).toContain('"stylings":["system","tailwind","css"]');
    expect(module).toContain('css: () => Promise.all([import("/docs/a/_demos/Bars.css.tsx")])');
    expect(module).toContain('?tailwind=docs%2Fa%2F_demos%2FBars.tailwind.tsx');
  });

  it.each([true, false])('the code alone is a module (server: %s)', async (isServer) => {
    const {module} = await load('?demo-code', isServer);
    expect(module).toMatch(/^export default \{"ts":\{"html":".*"js":\{"html":".*"extraFiles":\[\]\};$/s);
  });
});
