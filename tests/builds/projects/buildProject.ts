import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {run} from '../../../src/lib/node/run.mjs';

/** Runs a program of the project's own `node_modules` in its folder. */
export async function runIn(folder: string, program: string, args: readonly string[]) {
  // The test runner's own NODE_ENV would give React's development build.
  const options = {cwd: folder, env: {NODE_ENV: undefined}, quiet: true};
  const {code, output} = await run(process.execPath, [path.join('node_modules', program), ...args], options);
  return {code, output};
}

/** The packages' real folders that a build with source maps has taken modules from. */
export function bundledFolders(folder: string): Set<string> {
  const assets = path.join(folder, 'dist', 'assets');
  const maps = existsSync(assets) ? readdirSync(assets).filter((file) => file.endsWith('.js.map')) : [];
  const sources = maps.flatMap((file) =>
    readSources(readFileSync(path.join(assets, file), 'utf8')).map((source) => path.resolve(assets, source)),
  );
  return new Set(sources.flatMap((source) => getPackageFolder(source) ?? []));
}

function readSources(text: string): string[] {
  const map: unknown = JSON.parse(text);
  const sources: unknown = typeof map === 'object' && map !== null && 'sources' in map ? map.sources : [];
  return Array.isArray(sources) ? sources.map(String) : [];
}

function getPackageFolder(file: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}
