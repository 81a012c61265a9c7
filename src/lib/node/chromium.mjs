// Finds a Chromium for the browser tests, or installs one: an installed one, Debian's package, Playwright's download,
// in this order.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {run} from './run.mjs';
import {heading, PlainError, runMain} from './terminal.mjs';

/** The project's folder. */
const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const installedCandidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium that starts, and `CHROMIUM_PATH` set to it for `playwright.config.ts`. To be called when the
 * packages are installed.
 *
 * @returns {Promise<string>}
 * @throws {PlainError} one line that says what to do; never a skip
 */
export async function ensureChromium() {
  const found = (await findChromium()) ?? (await installFromDebian()) ?? (await installFromPlaywright());
  if (!found) {
    throw new PlainError(
      'No Chromium found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its program file, and run the command again',
    );
  }
  process.env.CHROMIUM_PATH = found;
  return found;
}

/**
 * @returns {Promise<string | undefined>}
 * @throws {PlainError} when `CHROMIUM_PATH` names no working browser: a wrong choice is not silently replaced
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new PlainError(
      `CHROMIUM_PATH is "${chosen}", which is no Chromium that starts: correct it or unset it`,
    );
  }
  for (const candidate of [...installedCandidates, await playwrightPath()]) {
    if (candidate && (await starts(candidate))) return candidate;
  }
  return undefined;
}

/**
 * Whether the file exists and answers with its version. Ubuntu has a /usr/bin/chromium-browser that only asks for a
 * snap, so existence is not enough.
 * @param {string} file
 */
async function starts(file) {
  if (!existsSync(file)) return false;
  const {code, output} = await run(file, ['--version'], {quiet: true});
  return code === 0 && /chrom/i.test(output);
}

async function playwrightPath() {
  try {
    const {chromium} = await import('playwright-core');
    return chromium.executablePath();
  } catch {
    // No packages yet, or a platform that Playwright does not know: the other ways remain.
    return undefined;
  }
}

/** @returns {Promise<string | undefined>} */
async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  heading("Installing Chromium: Debian's package");
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  await run('apt-get', ['update'], {env});
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {env});
  // Without a font for Han characters Chinese screenshots show boxes; the tests themselves do not need it.
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-noto-cjk'], {env});
  return findChromium();
}

/** @returns {Promise<string | undefined>} */
async function installFromPlaywright() {
  heading("Installing Chromium: Playwright's download");
  const cli = path.join(projectRoot, 'node_modules', '@playwright', 'test', 'cli.js');
  await run(process.execPath, [cli, 'install', 'chromium'], {cwd: projectRoot});
  return findChromium();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  runMain(async () => console.log(await ensureChromium()));
}
