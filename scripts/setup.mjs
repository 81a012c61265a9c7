// Makes a checkout ready to build: the right Node, the packages of the lock file. Uses nothing but Node itself,
// because it runs before any package is there.
import {createHash} from 'node:crypto';
import {existsSync, lstatSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {satisfiesRange} from './lib/nodeVersion.mjs';
import {run} from '../src/lib/node/run.mjs';
import {heading, PlainError, runMain, secondsSince} from '../src/lib/node/terminal.mjs';

/** The project's folder. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A time limit is no use here, a sign of life is: npm says nothing for minutes. */
const signOfLifeSeconds = 15;

/**
 * Checks Node and installs what is missing. Does nothing, within milliseconds, when the packages are those of the
 * lock file.
 *
 * @throws {PlainError} for a wrong Node version or a failed installation
 */
export async function ensureReady() {
  // @mui/x-telemetry posts from development installs; every child process inherits this.
  process.env.MUI_X_TELEMETRY_DISABLED = '1';
  const manifest = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  assertNodeVersion(process.version, manifest.engines.node);
  const hash = installHash();
  if (existsSync(hashFile()) && readFileSync(hashFile(), 'utf8') === hash) return;
  refuseLinkedPackages(projectRoot);
  await install();
  // npm may complete the lock for this platform; the stamp is for the file as it is now.
  writeFileSync(hashFile(), installHash());
}

/**
 * @param {string} version
 * @param {string} range
 * @throws {PlainError}
 */
export function assertNodeVersion(version, range) {
  if (satisfiesRange(version, range)) return;
  throw new PlainError(
    `Node ${version} does not work here (needed: ${range}): install Node 20, for example with "nvm install 20", and run the command again`,
  );
}

/**
 * A second checkout may share the packages of a first one by a link; installing through it would change them below the
 * first one's feet.
 *
 * @param {string} folder of the checkout
 * @throws {PlainError}
 */
export function refuseLinkedPackages(folder) {
  const packages = path.join(folder, 'node_modules');
  const isLink = lstatSync(packages, {throwIfNoEntry: false})?.isSymbolicLink() ?? false;
  if (!isLink) return;
  throw new PlainError(
    `${packages} is a link to packages of another lock file: run "npm install" where it leads to, or remove the link and run the command again`,
  );
}

async function install() {
  heading('Installing packages (the first time this takes some minutes)');
  const start = Date.now();
  const timer = setInterval(
    () => console.log(`   still installing, ${secondsSince(start)} s`),
    signOfLifeSeconds * 1000,
  );
  // Never "npm ci": it refuses a lock that was written where some optional platform packages do not exist.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // CI sets NODE_ENV=production at times, which would leave the tools out. The lock names no registry, so that npm asks
  // where each package is: what it knows from an earlier installation will do, versions and contents are in the lock.
  const options = ['--no-audit', '--no-fund', '--include=dev', '--prefer-offline'];
  const {code} = await run(npm, ['install', ...options], {cwd: projectRoot});
  clearInterval(timer);
  if (code !== 0) {
    throw new PlainError(
      `npm install failed (code ${code}): see the lines above; check the network and the npm registry, then run the command again`,
    );
  }
  console.log(`   installed in ${secondsSince(start)} s`);
}

/**
 * What decides which packages are installed. Another script or another version of the project itself is no reason to
 * install again.
 *
 * @param {string} folder of the checkout
 */
export function installHash(folder = projectRoot) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const {dependencies, devDependencies, overrides} = read('package.json');
  const {'': _project, ...packages} = read('package-lock.json').packages;
  const facts = [process.platform, process.arch, dependencies, devDependencies, overrides, packages];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

function hashFile() {
  return path.join(projectRoot, 'node_modules', '.install-hash');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  runMain(ensureReady);
}
