import path from 'node:path';
import type {LoaderContext} from 'webpack';
import {codeChunkName} from './chunkName';
import type {CodeTools} from './codeTools';
import {loadDemoCode, loadFile, type LoadedCode} from './demoCode';
import {demoFile, filesIn, listStylings} from './demoFiles';
import {findFamilies} from './families';
import {usesFontIcons} from './project/findImports';

/** Where the loader runs: the server bundle carries the code, the browser bundle fetches it when needed. */
export type DemoLoaderOptions = {isServer: boolean; tools: CodeTools};

const literal = JSON.stringify;

/** `import("…")`, in a chunk of that name when there is one. */
function importCall(request: string, chunk?: string): string {
  return `import(${chunk ? `/* webpackChunkName: ${literal(chunk)} */ ` : ''}${literal(request)})`;
}

/** The address of the utilities that a file uses, for a demo in Tailwind. */
function tailwindRequest(file: string): string {
  const sheet = path.join(__dirname, 'tailwind', 'demo.css');
  return `${sheet}?tailwind=${encodeURIComponent(file.split(path.sep).join('/'))}`;
}

/** An array of `() => import("…")`. */
function lazyImports(requests: readonly {request: string; chunk?: string}[]): string {
  return `[${requests.map(({request, chunk}) => `() => ${importCall(request, chunk)}`).join(', ')}]`;
}

/** The module of a demo's code. What demos may share is a module of its own: one text for all of them. */
function codeModule({code, dependencies}: LoadedCode): string {
  const imports: string[] = [];
  const files = code.extraFiles.map((file, index) => {
    if (!file.js) {
      return literal(file);
    }
    imports.push(`import file${index} from ${literal(`${dependencies[index]}?demo-code`)};\n`);
    return `file${index}`;
  });
  const {ts, js} = code;
  return `${imports.join('')}export default {"ts":${literal(ts)},"js":${literal(js)},"extraFiles":[${files.join()}]};`;
}

/**
 * Answers `Name.tsx?demo` and `Name.tsx?demo-code`, the latter for the other stylings and for `name.ts` as well.
 *
 * The first is the record of a demo: on the server with its highlighted code, in the browser with lazy imports only,
 * so that a page's chunk carries neither code nor component. The second is the highlighted code as a module.
 *
 * @throws an error when the demo, or the JavaScript made of it, does not parse
 */
export default async function demoLoader(
  this: LoaderContext<DemoLoaderOptions>,
  source: string,
): Promise<string> {
  const {isServer, tools} = this.getOptions();
  const {siteDir} = tools;
  if (path.extname(this.resourcePath) === '.ts') {
    return `export default ${literal(await loadFile(tools, this.resourcePath, source))};`;
  }
  const loaded = await loadDemoCode(tools, this.resourcePath, source);
  const {code, forms, dependencies} = loaded;
  dependencies.forEach((file) => this.addDependency(file));
  if (this.resourceQuery === '?demo-code') {
    return codeModule(loaded);
  }
  const folder = path.dirname(this.resourcePath);
  const name = path.basename(this.resourcePath, '.tsx');
  this.addContextDependency(folder);
  const stylings = listStylings(name, filesIn(folder));
  const sourcePath = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  const {previewLines, previewHeight} = forms;
  const fontIcons = usesFontIcons(source) ? {fontIcons: true} : {};
  const hasFiles = code.extraFiles.length > 0 ? {hasFiles: true} : {};
  const facts = {name, stylings, previewLines, previewHeight, sourcePath, ...fontIcons, ...hasFiles};
  if (isServer) {
    const {ts, js} = forms;
    return `export default ${literal({...facts, code: {ts: {html: ts}, js: {html: js}, extraFiles: []}})};`;
  }
  const chunk = codeChunkName(path.posix.dirname(path.posix.dirname(sourcePath)));
  const families = findFamilies(source).map(({file, chunk: family}) => ({request: file, chunk: family}));
  const components = stylings.map((styling) => {
    const file = path.join(folder, demoFile(name, styling));
    const requests = [{request: file}, ...families];
    if (styling === 'tailwind') {
      requests.push({request: tailwindRequest(path.relative(siteDir, file))});
    }
    return `${styling}: ${lazyImports(requests)}`;
  });
  const codes = stylings.map((styling) => {
    const request = `${path.join(folder, demoFile(name, styling))}?demo-code`;
    return `${styling}: () => ${importCall(request, styling === 'system' ? chunk : undefined)}`;
  });
  return [
    `import {demoRecord} from ${literal(path.join(__dirname, 'client', 'demoRecord.ts'))};`,
    `export default demoRecord(${literal(facts)}, {${components.join(', ')}}, {${codes.join(', ')}});`,
  ].join('\n');
}
