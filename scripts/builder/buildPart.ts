import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readPages} from '../../plugins/library-versions/build/pageFiles';
import {documentedVersions, type DocumentedVersion} from '../../plugins/library-versions/build/versions';
import {runDocusaurus} from './docusaurus';
import {hasShape, isNumber, isText} from '../../src/lib/hasShape';
import {git} from '../../src/lib/node/git';
import {hashInputs, selectVariables} from '../../src/lib/node/hashInputs';
import {faultsIn} from './faultsIn';
import {partPaths, type PartPaths, type PartRecord, type PartResult} from './partPaths';
import {inputVariables, type BuildPart} from './parts';
import {PlainError} from '../../src/lib/node/terminal.mjs';

/**
 * Builds one part, or takes its last output when none of its inputs has changed. A failure leaves the last good
 * output where it is.
 *
 * @param root the project's folder
 * @param threads to write pages with
 * @param printed mistakes that other parts have shown; those of this part are added
 * @throws {PlainError} that names the part, after printing the mistakes of the writer that the part's log names, or the whole log without them
 */
export async function buildPart(
  root: string,
  part: BuildPart,
  threads: number,
  printed = new Set<string>(),
): Promise<PartResult> {
  const paths = partPaths(root, part.name);
  const hash = await partHash(root, part);
  const cached = await readRecord(paths);
  if (cached?.hash === hash && existsSync(path.join(paths.output, part.base))) {
    console.log(`   ${part.name}: unchanged, from the cache`);
    return {...cached, name: part.name, fromCache: true};
  }
  console.log(`   ${part.name}: building (log: ${path.relative(root, paths.log)})`);
  await mkdir(path.dirname(paths.output), {recursive: true});
  await rm(paths.next, {recursive: true, force: true});
  const start = Date.now();
  const {code, output: log} = await runDocusaurus(root, part, paths, threads);
  if (code !== 0) {
    printFailure(log, printed);
    throw new PlainError(
      `Part "${part.name}" failed (code ${code}); all of it: ${path.relative(root, paths.log)}`,
    );
  }
  printWarnings(part.name, log);
  await rm(paths.record, {force: true});
  await rm(paths.output, {recursive: true, force: true});
  await rename(paths.next, paths.output);
  const record: PartRecord = {hash, seconds: (Date.now() - start) / 1000, peakMemory: await readPeak(paths)};
  await writeFile(paths.record, JSON.stringify(record));
  console.log(`   ${part.name}: built in ${record.seconds.toFixed(0)} s`);
  return {...record, name: part.name, fromCache: false};
}

/** The hash of everything that decides what a part looks like. */
async function partHash(root: string, part: BuildPart): Promise<string> {
  const facts = {
    ...selectVariables(process.env, inputVariables),
    ...part.env,
    'node version': process.version,
    // An archive of the source has no history; its pages then show no date either.
    'last commit': git(root, 'log', '-1', '--format=%H', '--', ...part.dated) ?? '',
    'pages of all versions': await pageList(root, documentedVersions(root)),
  };
  return hashInputs(root, part.inputs, facts, part.foreign);
}

/**
 * What each version tells the others: which pages it has, and which of them moved. The pages of all versions lead to
 * each other, so a part is built anew when this changes, and not when a text of another version does.
 *
 * @param root the project's folder
 */
export async function pageList(root: string, versions: readonly DocumentedVersion[]): Promise<string> {
  const lists = versions.map(async (version) => [version.name, await readPages(root, version)] as const);
  return JSON.stringify(await Promise.all(lists));
}

/**
 * Why a part that was built before, perhaps on another machine, cannot be used; nothing when it can.
 *
 * @param root the project's folder
 */
export async function partProblem(root: string, part: BuildPart): Promise<string | undefined> {
  const paths = partPaths(root, part.name);
  const record = await readRecord(paths);
  if (!record || !existsSync(path.join(paths.output, part.base))) return `Part "${part.name}" is not built`;
  return record.hash === (await partHash(root, part))
    ? undefined
    : `Part "${part.name}" was built from other files, with another Node or other variables`;
}

/** What the last good build of a part left behind. */
export async function readRecord(paths: PartPaths): Promise<PartRecord | undefined> {
  if (!existsSync(paths.record)) return undefined;
  const value: unknown = JSON.parse(await readFile(paths.record, 'utf8'));
  return isRecord(value) ? value : undefined;
}

const isRecord = hasShape<PartRecord>({hash: isText, seconds: isNumber, peakMemory: isNumber});

async function readPeak(paths: PartPaths): Promise<number> {
  return existsSync(paths.peakMemory) ? Number(await readFile(paths.peakMemory, 'utf8')) : 0;
}

/** A page that is not translated yet is part of every language, and so are its mistakes. */
function printFailure(log: string, printed: Set<string>): void {
  const faults = faultsIn(log);
  const fresh = faults.filter((fault) => !printed.has(fault));
  fresh.forEach((fault) => printed.add(fault));
  const text = faults.length === 0 ? log : fresh.join('\n');
  if (text !== '') console.error(`\n${text}\n`);
}

function printWarnings(name: string, log: string): void {
  for (const line of log.split('\n')) {
    if (line.includes('[WARNING]')) console.log(`   ${name}: ${line.trim()}`);
  }
}
