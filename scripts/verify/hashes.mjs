import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {followImports} from './followImports.mjs';

/**
 * What belongs to the code of a check beside the file that it stands in and its imports.
 *
 * @typedef {object} CheckKind
 * @property {string} prefix of the file that the check stands in
 * @property {readonly string[]} code modules; their imports count as well
 * @property {readonly string[]} reads files and folders that count as they are
 * @property {readonly string[]} packages whose version counts
 */

/** @type {readonly CheckKind[]} */
const kinds = [
  {
    prefix: 'tests/e2e/',
    code: ['playwright.config.ts'],
    reads: [
      // The preview server and what it obeys.
      'scripts/preview',
      'plugins/feedback/server',
      'src/lib/node/requestHandler.ts',
      'scripts/builder/headersFile.ts',
      'scripts/builder/redirectsFile.ts',
      'build/_headers',
      'build/_redirects',
    ],
    packages: ['@playwright/test', 'playwright-core', '@axe-core/playwright', 'axe-core'],
  },
  {
    prefix: 'tests/builds/',
    code: ['vitest.builds.config.ts'],
    // Prettier forms the code of the projects.
    reads: ['package-lock.json', '.prettierrc.json'],
    packages: [],
  },
  {
    prefix: 'vitest.claims.config.ts',
    code: [],
    reads: ['package-lock.json', 'tests/claims'],
    packages: [],
  },
];

/** Between the file that a check stands in and the name of one thing that it checks. */
const separator = ' › ';

/**
 * The name under which one thing is remembered.
 * @param {string} check file of the check, from the project's folder
 * @param {string} item what it checks, unique in that file
 */
export function memoryKey(check, item) {
  return check + separator + item;
}

/** @param {string} key */
export function checkInKey(key) {
  return key.split(separator, 1)[0] ?? '';
}

/**
 * @callback GetHash
 * @param {string} key of what was checked
 * @param {readonly string[]} loaded what it has loaded: addresses of the build (`/x/img/mark.svg`), files and folders of
 *   the project (`docs/react-charts/_demos`)
 * @returns {string | undefined} `undefined` when one of the files is newer than the hasher's moment
 */

/**
 * Hashes what a check depends on: its own code, the programs that run it, and what it has loaded. The files that a page
 * loads are its own choice, made by the files that it loaded before: when all of them are as they were, it loads the
 * same ones again.
 *
 * @param {object} options
 * @param {string} options.root folder of the project, with the site in `build/`
 * @param {readonly string[]} options.programs versions of what else runs the checks
 * @param {number} options.moment milliseconds; a file that was written later is not the one that was checked
 * @returns {GetHash}
 */
export function createHasher({root, programs, moment}) {
  const digestBuilt = once(createBuildReader(path.join(root, 'build')));
  const digestSource = once((name) => readSource(root, name));
  const digestCode = once((check) => {
    const kind = kinds.find(({prefix}) => check.startsWith(prefix));
    if (!kind) throw new Error(`Nothing says what the check "${check}" depends on`);
    const imported = followImports(root, [check, 'scripts/verify/hashes.mjs', ...kind.code]);
    return together([
      ...programs,
      ...kind.packages.map((name) => installedVersion(root, name)),
      ...[...imported, ...kind.reads].flatMap((name) => [name, digestSource(name)]),
    ]);
  });
  return (key, loaded) => {
    const names = [...new Set(loaded)].sort();
    const {hash, newest} = together([
      key,
      digestCode(checkInKey(key)),
      ...names.flatMap((name) => [name, name.startsWith('/') ? digestBuilt(name) : digestSource(name)]),
    ]);
    return newest > moment ? undefined : hash;
  };
}

/** @typedef {{hash: string, newest: number}} Digest of some contents, with the time of the newest in milliseconds */

/** @param {readonly (string | Digest)[]} parts */
function together(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${typeof part === 'string' ? part : part.hash}\0`);
  const newest = Math.max(0, ...parts.map((part) => (typeof part === 'string' ? 0 : part.newest)));
  return {hash: hash.digest('hex'), newest};
}

/**
 * @param {string} file that exists
 * @param {(content: Buffer) => string | Buffer} [form]
 * @returns {Digest}
 */
function digestFile(file, form = (content) => content) {
  const hash = createHash('sha256').update(form(readFileSync(file)));
  return {hash: hash.digest('hex'), newest: Math.floor(statSync(file).mtimeMs)};
}

/**
 * @template Made
 * @param {(name: string) => Made} make
 * @returns {(name: string) => Made}
 */
function once(make) {
  /** @type {Map<string, Made>} */
  const known = new Map();
  return (name) => {
    const made = known.get(name) ?? make(name);
    known.set(name, made);
    return made;
  };
}

/**
 * @param {string} root
 * @param {string} name of a file or folder
 */
function readSource(root, name) {
  const full = path.join(root, name);
  if (!existsSync(full)) return together(['missing']);
  if (!statSync(full).isDirectory()) return digestFile(full);
  const files = readdirSync(full, {recursive: true, encoding: 'utf8'})
    .filter((file) => statSync(path.join(full, file)).isFile())
    .sort();
  return together(files.flatMap((file) => [file, digestFile(path.join(full, file))]));
}

/**
 * @param {string} build folder
 * @returns {(address: string) => Digest}
 */
function createBuildReader(build) {
  const filesIn = once((folder) => byStableName(path.join(build, folder)));
  return (address) => {
    const file = address.endsWith('/') ? `${address}index.html` : address;
    const folder = path.posix.dirname(file);
    const found = filesIn(folder).get(stableName(path.posix.basename(file))) ?? [];
    if (found.length > 0) {
      return together(
        found.map((name) => digestFile(path.join(build, folder, name), (text) => stableContent(name, text))),
      );
    }
    // A missing one is answered with the page that says so, of the nearest folder that has one.
    for (let at = folder; ; at = path.posix.dirname(at)) {
      const page = path.join(build, at, '404.html');
      if (existsSync(page))
        return together(['missing', digestFile(page, (text) => stableContent(page, text))]);
      if (at === '/') return together(['missing']);
    }
  };
}

/**
 * @param {string} folder
 * @returns {Map<string, string[]>} names of files by their stable name; several after a build that keeps old files
 */
function byStableName(folder) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const stable = stableName(name);
    names.set(stable, [...(names.get(stable) ?? []), name]);
  }
  return names;
}

/** The hash of its content in the name of a file of the build. */
const hashInName =
  /[.-][0-9a-f]{8}(?:[0-9a-f]{24})?(?=\.(?:js|css|json|png|jpe?g|gif|svg|webp|ico|woff2?)\b)/g;

/** Tables of such hashes, by the number of the file: `{2480:"9dea0a99"}`. */
const hashInTable = /(?<=[{,])"?\d+"?:"[0-9a-f]{8}",?/g;

/** Where the sections of the route table begin (plugins/lean-client): every new page moves them. */
const sectionStarts = /\bstarts:\[(?:"[^"]*",?)*\]/g;

/**
 * An address or the name of a file, without the hash of its content.
 * @param {string} name
 */
export function stableName(name) {
  return name.replace(hashInName, '');
}

/**
 * The content of a file without what changes with every other file: their names are looked up, and their contents
 * count where they are loaded.
 *
 * @param {string} name
 * @param {Buffer} content
 */
export function stableContent(name, content) {
  if (!/\.(?:html|js|css)$/.test(name)) return content;
  const text = content.toString('latin1').replace(hashInName, '');
  return name.endsWith('.js') ? text.replace(hashInTable, '').replace(sectionStarts, '') : text;
}

/**
 * @param {string} root
 * @param {string} name of an installed package
 */
function installedVersion(root, name) {
  const manifest = path.join(root, 'node_modules', name, 'package.json');
  return `${name}@${JSON.parse(readFileSync(manifest, 'utf8')).version}`;
}
