import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoaderContext} from 'webpack';
import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {codeTools} from './codeTools';
import demoLoader, {type DemoLoaderOptions} from './demoLoader';

const source =
  'export default function Bars() {\n  // #preview-start\n  return <b>Bars</b>;\n  // #preview-end\n}\n';

async function load(
  resourceQuery: string,
  isServer: boolean,
  more: Record<string, string> = {},
  file = 'Bars.tsx',
) {
  const files = {'docs/a/_demos/Bars.tsx': source, 'package-lock.json': '{}', ...more};
  const siteDir = tempFolder(files);
  const resourcePath = path.join(siteDir, 'docs/a/_demos', file);
  const watched: string[] = [];
  const tools = await codeTools(siteDir);
  const context = {
    resourcePath,
    resourceQuery,
    getOptions: () => ({isServer, tools}),
    addDependency: (file: string) => watched.push(file),
    addContextDependency: (folder: string) => watched.push(folder),
  } satisfies Partial<LoaderContext<DemoLoaderOptions>>;
  // The loader uses nothing else of the bundler.
  const module = await demoLoader.call(
    context as unknown as LoaderContext<DemoLoaderOptions>,
    readFileSync(resourcePath, 'utf8'),
  );
  return {module: module.replaceAll(siteDir, ''), watched: watched.map((each) => each.replace(siteDir, ''))};
}

describe('demoLoader', () => {
  it('the server has TypeScript and JavaScript in the page, and no component', async () => {
    const {module} = await load('?demo', true);
    expect(module).toContain('"name":"Bars","stylings":["system"],"previewLines":[[2,2]],"previewHeight":1');
    expect(module).toContain('"sourcePath":"docs/a/_demos/Bars.tsx"');
    expect(module.match(/data-part=\\"preview/g)).toHaveLength(2);
    expect(module).not.toContain('import(');
  });

  it('a page in the browser carries neither code nor component', async () => {
    const {module, watched} = await load('?demo', false);
    expect(module).toContain('system: [() => import("/docs/a/_demos/Bars.tsx")]');
    expect(module).toMatch(
      /system: \(\) => import\(\/\* webpackChunkName: "code-[0-9a-f]{8}" \*\/ "\/docs\/a\/_demos\/Bars\.tsx\?demo-code"\)/,
    );
    expect(module).not.toContain('<span');
    expect(watched).toEqual(['/docs/a/_demos']);
  });

  it('knows the other stylings by the files beside the demo', async () => {
    const {module} = await load('?demo', false, {
      'docs/a/_demos/Bars.tailwind.tsx': '',
      'docs/a/_demos/Bars.css.tsx': '',
    });
    expect(module).toContain('"stylings":["system","tailwind","css"]');
    expect(module).toContain('css: [() => import("/docs/a/_demos/Bars.css.tsx")]');
    expect(module).toContain('?tailwind=docs%2Fa%2F_demos%2FBars.tailwind.tsx');
  });

  it.each([true, false])('the code alone is a module (server: %s)', async (isServer) => {
    const {module} = await load('?demo-code', isServer);
    expect(module).toMatch(/^export default \{"ts":\{"html":".*"js":\{"html":".*"extraFiles":\[\]\};$/s);
  });

  const server = 'export type Order = {id: number};\n\nexport const orders: Order[] = [{id: 1}];\n';
  const withServer = {
    'docs/a/_demos/Bars.tsx': `import {orders} from '../../b/_demos/server';\nimport './Bars.css';\n${source}`,
    'docs/a/_demos/Bars.css': '.a {}',
    'docs/b/_demos/server.ts': server,
  };

  it('a module that a demo imports is one module of code for all demos that import it', async () => {
    const {module, watched} = await load('?demo-code', false, withServer);
    expect(module).toContain('import file0 from "/docs/b/_demos/server.ts?demo-code";');
    expect(module).toMatch(/"extraFiles":\[file0,\{"name":"Bars\.css","html":"[^]*"\}\]\};$/);
    expect(module).not.toContain('Order');
    expect(module).toMatch(/'.\/server'/);
    expect(watched).toEqual(['/docs/b/_demos/server.ts', '/docs/a/_demos/Bars.css']);
  });

  it('a module that a demo imports has both languages, and imports packages alone', async () => {
    const {module} = await load('?demo-code', false, withServer, '../../b/_demos/server.ts');
    const file: unknown = JSON.parse(module.replace('export default ', '').replace(/;$/, ''));
    expect(file).toMatchObject({name: 'server.ts', js: {name: 'server.js'}});
    expect(module.match(/Order/g)).toHaveLength(2);
    const nested = {...withServer, 'docs/b/_demos/server.ts': "import './Bars.css';\n"};
    await expect(load('?demo-code', false, nested)).rejects.toThrow('server.ts imports "./Bars.css"');
  });

  it('a page knows that a demo imports files, and the server leaves them out', async () => {
    const {module} = await load('?demo', true, withServer);
    expect(module).toContain('"hasFiles":true');
    expect(module).toContain('"extraFiles":[]');
    expect((await load('?demo', false)).module).not.toContain('hasFiles');
  });
});
