import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from '../../src/lib/node/chromium.mjs';
import {run} from '../../src/lib/node/run.mjs';
import {PlainError} from '../../src/lib/node/terminal.mjs';

/** Only who measures speed needs it, so it is no package of the project. */
const version = '12.8.2';

const folder = path.resolve('.cache', 'bench', 'lighthouse');
const program = path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

/**
 * Installs Lighthouse beside the project, once.
 *
 * @throws PlainError when that fails, as without a network
 */
export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return;
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n');
  const {code} = await run('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${version}`], {
    cwd: folder,
  });
  if (code !== 0) throw new PlainError(`Lighthouse ${version} could not be installed`);
}

/** Lighthouse itself asks to be run again where the browser's trace lacks its beginning. */
const attempts = 3;

/**
 * One visit by a telephone on a slow line, as Lighthouse simulates it.
 *
 * @returns its report
 * @throws PlainError when Lighthouse ends without a report
 */
export async function visit(address: string): Promise<unknown> {
  const output = path.join(folder, 'report.json');
  const flags = [
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${output}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const env = {CHROME_PATH: await ensureChromium()};
  let message = '';
  for (let attempt = 0; attempt < attempts; attempt++) {
    const {code, output: printed} = await run(process.execPath, [program, address, ...flags], {
      quiet: true,
      env,
    });
    if (code === 0) {
      const report: unknown = JSON.parse(readFileSync(output, 'utf8'));
      return report;
    }
    message = printed.trimEnd();
    if (!message.includes('Please run Lighthouse again')) break;
  }
  throw new PlainError(`Lighthouse did not finish ${address}:\n${message}`);
}
