import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {findFreePort, isPortTaken} from '../../../scripts/lib/port.mjs';

/** What the test runner and npm add to the environment: somebody at a terminal has none of it. */
const foreign =
  /^(?:npm_|VITEST|NODE_ENV$|TEST$|PROD$|DEV$|MODE$|SSR$|BASE_URL$|INIT_CWD$|VERIFY_REMEMBERED$|CI$|PORT$|TEST_PORT$)/;

const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));

/** How a command ended; the code is null when a signal ended it. */
export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

interface Started {
  readonly ended: Promise<Outcome>;
  readonly hasEnded: () => boolean;
  /** Ends the command and all that it has started, as Ctrl+C does. */
  readonly stop: () => void;
}

function start(folder: string, command: string, env: Readonly<Record<string, string>>): Started {
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: {...environment, FORCE_COLOR: '0', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which a signal reaches as a whole.
    detached: true,
  });
  let output = '';
  let isDone = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<Outcome>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      isDone = true;
      resolve({code, output});
    });
  });
  return {
    ended,
    hasEnded: () => isDone,
    stop: () => {
      if (child.pid !== undefined && !isDone) process.kill(-child.pid, 'SIGINT');
    },
  };
}

/**
 * Runs a command line in a folder and waits for its end.
 *
 * @param seconds it may take
 */
export async function runShell(
  folder: string,
  command: string,
  {env = {}, seconds = 300}: {env?: Readonly<Record<string, string>>; seconds?: number} = {},
): Promise<Outcome> {
  const {ended, stop} = start(folder, command, env);
  const timer = setTimeout(stop, seconds * 1000);
  try {
    return await ended;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Starts a server, uses it once it answers, stops it as Ctrl+C does, and makes sure that its port is free again.
 *
 * @param command with `{port}` where a free port belongs, or with a port of its own, which must be free
 * @param options.port - the command's own port
 * @param options.address - what answers as soon as the server is ready
 * @throws with what the server printed when it ends before, or does not answer in time
 */
export async function withServer(
  folder: string,
  command: string,
  {port: fixed, address, seconds = 300}: {port?: number; address: string; seconds?: number},
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const port = fixed ?? (await findFreePort());
  assert.equal(await isPortTaken(port), false, `Port ${port} is taken`);
  const {ended, hasEnded, stop} = start(folder, command.replaceAll('{port}', String(port)), {});
  const origin = `http://localhost:${port}`;
  const end = Date.now() + seconds * 1000;
  try {
    while (!(await answers(origin + address))) {
      if (hasEnded() || Date.now() > end) {
        stop();
        throw new Error(`"${command}" does not answer at ${address}:\n${(await ended).output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await use(origin);
  } finally {
    stop();
    await ended;
  }
  assert.equal(await isPortTaken(port), false, `"${command}" was stopped and its port is still taken`);
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, {headers: {accept: 'text/html'}}).catch(() => undefined);
  return response?.ok === true;
}
