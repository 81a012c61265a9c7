import {readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {expect, it, onTestFinished} from 'vitest';
import {findFreePort} from '../../scripts/lib/port.mjs';
import {tempFolder} from '../../tests/unit/tempFolder';
import {isLazy, keepActive} from './activeModules';

const prefix = '/lazy/';

const files = {
  'page.js': "import('./first.js');\nimport('./second.js');\n",
  'first.js': "console.log('code of the first');\n",
  'second.js': "console.log('code of the second');\n",
};

/** Two modules that are compiled when a browser asks for them. */
async function watched() {
  const folder = tempFolder(files);
  const compiler = rspack({
    context: folder,
    mode: 'development',
    devtool: false,
    entry: './page.js',
    output: {path: path.join(folder, 'out')},
    lazyCompilation: {entries: false, imports: true, prefix},
  });
  if (!isLazy(rspack)) throw new Error('The bundler compiles everything');
  const middleware = keepActive(rspack, compiler, prefix);
  const server = createServer((request, response) => {
    void middleware(request, response, () => response.writeHead(404).end());
  });
  const port = await findFreePort();
  server.listen(port);
  let invalidations = 0;
  compiler.hooks.invalid.tap('test', () => (invalidations += 1));
  let onCompiled: (() => void) | undefined;
  const compiled = () => new Promise<void>((resolve) => (onCompiled = resolve));
  const first = compiled();
  // Files that were written just now would count as changed.
  const watching = compiler.watch({ignored: '**'}, () => onCompiled?.());
  onTestFinished(async () => {
    server.close();
    await new Promise<void>((resolve) => watching.close(() => resolve()));
  });
  await first;
  const output = () =>
    readdirSync(path.join(folder, 'out'))
      .map((name) => readFileSync(path.join(folder, 'out', name), 'utf8'))
      .join('\n');
  const names = [...new Set(output().match(/lazy-compilation-proxy\|[^"'\\\s]+/g))].sort();
  return {
    names,
    output,
    compiled,
    invalidations: () => invalidations,
    again: () => watching.invalidate(),
    ask: (...modules: readonly string[]) =>
      fetch(`http://localhost:${port}${prefix}`, {method: 'POST', body: modules.join('\n')}),
  };
}

it('what a browser has asked for stays compiled when something else is compiled after it', async () => {
  const {names, output, compiled, again, ask} = await watched();
  expect(names).toHaveLength(2);
  expect(output()).not.toContain('code of');
  const both = compiled();
  await ask(...names);
  await both;
  expect(output()).toContain('code of the second');
  const next = compiled();
  again();
  await next;
  expect(output()).toContain('code of the first');
  expect(output()).toContain('code of the second');
});

it('what is asked for again does not make the bundler compile again', async () => {
  const {names, compiled, invalidations, ask} = await watched();
  const [first = '', second = ''] = names;
  for (const [modules, times] of [
    [[first], 1],
    [[first], 1],
    [[first, second], 2],
  ] as const) {
    const done = invalidations() < times ? compiled() : undefined;
    await ask(...modules);
    expect(invalidations()).toBe(times);
    await done;
  }
});
