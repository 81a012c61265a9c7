// npm run build: every part of the site, unchanged ones from the cache, put together in build/. With --current it leaves
// out the older versions, with --part <name> it builds parts alone, with --assemble it puts together those that are
// there, with --compress it adds the compressed copies that a host serves. With --services it builds the small site of the
// browser tests in its place, with --addresses it records those of the last build.
import {existsSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {unknownVariables} from '../config/variables';
import {wrongVariables} from '../config/wrongVariables';
import {documentedVersions} from '../plugins/library-versions/build/versions';
import {readOrder} from './builder/arguments';
import {assemble} from './builder/assemble';
import {buildPart, partProblem} from './builder/buildPart';
import {hashInputs, selectVariables} from '../src/lib/node/hashInputs';
import {outputFile} from '../src/lib/node/outputFile';
import type {PartResult} from './builder/partPaths';
import {bundlerInputs, inputVariables, listParts, type BuildPart} from './builder/parts';
import {freeMemory, partsAtOnce, runAll, countThreads} from './builder/schedule';
import {PlainError, runMain} from '../src/lib/node/terminal.mjs';

/** What is done in place of a build of the site, by the option that asks for it. */
const others: Readonly<Record<string, (root: string, args: readonly string[]) => Promise<void>>> = {
  '--services': async (_root, args) => (await import('./builder/services')).buildServices(args),
  '--addresses': async (root, args) => {
    // It takes nothing else.
    parseArgs({args: [...args], options: {}});
    await (await import('./builder/recordAddresses')).recordAddresses(root);
  },
};

async function main(): Promise<void> {
  const root = process.cwd();
  const args = process.argv.slice(2);
  const asked = args.find((arg) => Object.hasOwn(others, arg));
  const rest = args.filter((arg) => arg !== asked);
  await (asked === undefined ? buildSite(root, args) : others[asked]?.(root, rest));
}

async function buildSite(root: string, args: readonly string[]): Promise<void> {
  process.env.MUI_X_TELEMETRY_DISABLED = '1';
  for (const sentence of unknownVariables(process.env)) console.warn(sentence);
  const wrong = wrongVariables(process.env, root);
  if (wrong.length > 0) throw new PlainError(wrong.join('\n'));
  const parts = listParts(documentedVersions(root));
  const order = readOrder(args, parts);
  const results = order.builds ? await buildParts(root, order.parts) : await builtParts(root, order.parts);
  if (!results) {
    console.error('build/ is what it was');
    process.exitCode = 1;
    return;
  }
  const start = Date.now();
  if (order.assembles) {
    console.log('Assembling build/');
    await assemble(root, order.parts, {
      others: parts.filter((part) => !order.parts.includes(part)),
      compresses: order.compresses,
    });
  }
  printSummary(results, order.assembles ? (Date.now() - start) / 1000 : undefined);
}

/** @returns nothing when a part failed; the others are built all the same, and kept for the next time */
async function buildParts(root: string, parts: readonly BuildPart[]): Promise<PartResult[] | undefined> {
  await clearStaleBundlerCache(root);
  const cores = os.availableParallelism();
  const atOnce = Math.min(partsAtOnce(freeMemory(), cores), parts.length);
  const threads = countThreads(atOnce, cores);
  console.log(`Building ${parts.length} parts, ${atOnce} at a time`);
  const printed = new Set<string>();
  const outcomes = await runAll(parts, atOnce, (part) => buildPart(root, part, threads, printed));
  const errors = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  errors.forEach(printError);
  if (errors.length > 0) return undefined;
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

/** The parts that are there already. @returns nothing when one of them cannot be used */
async function builtParts(root: string, parts: readonly BuildPart[]): Promise<PartResult[] | undefined> {
  const problems = await Promise.all(parts.map((part) => partProblem(root, part)));
  const found = problems.filter((problem) => problem !== undefined);
  found.forEach((problem) => console.error(problem));
  return found.length > 0 ? undefined : [];
}

/** The bundler's own cache does not see plugins, configuration and environment: when one changes, it starts anew. */
async function clearStaleBundlerCache(root: string): Promise<void> {
  const folder = path.join(root, 'node_modules', '.cache', 'rspack');
  const stamp = path.join(root, '.cache', 'bundler-inputs');
  const hash = await hashInputs(root, bundlerInputs, {
    ...selectVariables(process.env, inputVariables),
    'node version': process.version,
  });
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return;
  await rm(folder, {recursive: true, force: true});
  await outputFile(stamp, hash);
}

function printError(error: unknown): void {
  console.error(error instanceof PlainError ? error.message : error);
}

function printSummary(results: readonly PartResult[], assembleSeconds?: number): void {
  if (results.length > 0) console.log('\nPart      seconds  peak MB');
  for (const {name, seconds, peakMemory, fromCache} of results) {
    const note = fromCache ? '  (from the cache; figures of its last build)' : '';
    console.log(
      `${name.padEnd(8)} ${seconds.toFixed(1).padStart(8)} ${String(peakMemory).padStart(8)}${note}`,
    );
  }
  if (assembleSeconds === undefined) return;
  console.log(`${'assemble'.padEnd(8)} ${assembleSeconds.toFixed(1).padStart(8)}`);
}

runMain(main);
