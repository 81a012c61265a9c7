import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';

/**
 * Starts the preview server in a process of its own, so that ending it leaves no network behind.
 *
 * @param root - folder of the build, from the project's folder
 * @param environment - variables above those of this process
 * @throws Error when the process ends before it serves anything
 */
export async function startServer(
  root: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    ['scripts/preview/main.mjs', '--root', root, '--port', String(port)],
    {stdio: ['ignore', 'pipe', 'inherit'], env: {...process.env, ...environment}},
  );
  const ready = new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.toString().includes('Ready') && resolve());
    server.once('exit', (code) => reject(new Error(`The preview server ended with ${code}`)));
  });
  await ready;
  return server;
}

/** Ends the process of a server and waits until it is gone. */
export async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill();
  await gone;
}
