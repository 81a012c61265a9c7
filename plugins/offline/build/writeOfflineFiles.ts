import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseList, type ListedFile, type OfflineList} from '../list';
import {listFile} from '../names';
import {isStamped, stampWorker, type StampedVersion} from '../stamp';
import {listFiles} from '../../../src/lib/node/listFiles';

/** Hex digits of a digest: enough to tell files apart and to notice one that broke on its way. */
const digestLength = 16;

/** What no reader without a network needs: for crawlers and machines, the worker itself, this list, compressed copies. */
const left = [
  /\.(?:br|gz)$/,
  /(?:^|\/)(?:\d+\.)?sw[\w-]*\.js$/,
  /(?:^|\/)sitemap\.xml$/,
  // Hosts answer unknown addresses with it, and some of them redirect its own.
  /(?:^|\/)404\.html$/,
  /(?:^|\/)llms[\w-]*\.txt$/,
  /(?:^|\/)offline\.json$/,
];

/** A version in a language. */
interface OfflinePart {
  /** Its folder from the root of the host: `zh/x/v7`. */
  readonly base: string;
}

/** What lies around the parts. */
interface Surroundings {
  /** Folders beside the parts that each of them needs, from the root of the host. */
  readonly shared?: readonly string[];
  /** Whether a host answers an address with a redirect, whether or not there is a file. */
  readonly isRedirected: (address: string) => boolean;
}

/** Whether a file belongs to a version that a reader keeps. */
export function isKept(file: string): boolean {
  return !left.some((form) => form.test(file));
}

/** The address of a file: pages go by their folder. */
export function toAddress(file: string): string {
  const encoded = file.split('/').map(encodeURIComponent).join('/');
  return `/${encoded.replace(/(^|\/)index\.html$/, '$1')}`;
}

function computeDigest(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digestLength);
}

/**
 * Lists the files of each part with sizes and digests in its `offline.json`, and puts the builds of all versions of a
 * language into its worker. All other files of the build must be there.
 *
 * @param folder the build, laid out from the root of the host
 * @throws {Error} for a list that the plugin `offline` did not begin
 */
export async function writeOfflineFiles(
  folder: string,
  parts: readonly OfflinePart[],
  {shared = [], isRedirected}: Surroundings,
): Promise<void> {
  const offline = parts.filter(({base}) => existsSync(path.join(folder, base, listFile)));
  const lists = await Promise.all(
    offline.map(async (part) => {
      const inside = parts.filter(({base}) => base !== part.base && base.startsWith(`${part.base}/`));
      const others = inside.map(({base}) => `${base}/`);
      return fillList(folder, part, [part.base, ...shared], others, isRedirected);
    }),
  );
  for (const language of new Set(lists.map((list) => list.language))) {
    const versions = lists.filter((list) => list.language === language);
    for (const {path: base} of versions)
      await stampFile(path.join(folder, base, 'sw.js'), language, versions, base);
  }
}

async function fillList(
  folder: string,
  part: OfflinePart,
  sources: readonly string[],
  others: readonly string[],
  isRedirected: Surroundings['isRedirected'],
): Promise<OfflineList> {
  const file = path.join(folder, part.base, listFile);
  const begun = parseList(JSON.parse(await readFile(file, 'utf8')));
  if (!begun) throw new Error(`${file} is not the list of the plugin "offline"`);
  const files: ListedFile[] = [];
  for (const source of sources) {
    for (const name of await listFiles(path.join(folder, source))) {
      const relative = `${source}/${name}`;
      if (!isKept(relative) || others.some((other) => relative.startsWith(other))) continue;
      if (isRedirected(toAddress(relative))) continue;
      const content = await readFile(path.join(folder, relative));
      files.push([toAddress(relative), content.length, computeDigest(content)]);
    }
  }
  // The build changes with any of its files.
  const list = {...begun, build: computeDigest(JSON.stringify(files)), files};
  await writeFile(file, JSON.stringify(list));
  return list;
}

/** The worker of a language is that of the version whose scope covers the others; one that is switched off stays so. */
async function stampFile(
  file: string,
  language: string,
  versions: readonly OfflineList[],
  base: string,
): Promise<void> {
  if (!existsSync(file)) return;
  const covered = versions
    .filter((list) => list.path.startsWith(base))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({version, path: at, build}): StampedVersion => ({name: version, path: at, build}));
  const [current, ...older] = covered;
  const worker = await readFile(file, 'utf8');
  if (!current || !isStamped(worker)) return;
  await writeFile(file, stampWorker(worker, {language, versions: [current, ...older]}));
}
