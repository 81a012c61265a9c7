import {spawn} from 'node:child_process';
import {onTestFinished} from 'vitest';
import {findFreePort} from '../../../scripts/lib/port.mjs';
import {docusaurus} from './clone';

/** Serves a build of a site until the test ends. @returns the origin */
export async function servePreview(site: string, build = 'build'): Promise<string> {
  return serve(site, ['scripts/preview/main.mjs', '--root', build], '/robots.txt');
}

/** Starts Docusaurus' development server of a site, until the test ends. @returns the origin */
export async function serveDevelopment(site: string, locale: string, ready: string): Promise<string> {
  return serve(site, [docusaurus, 'start', '--no-open', '--locale', locale], ready);
}

/**
 * Starts a server on a free port.
 *
 * @param program its file and arguments, without the port
 * @param ready an address that has an answer as soon as the server is ready
 * @throws Error with what the server printed when it ends instead
 */
async function serve(site: string, program: readonly string[], ready: string): Promise<string> {
  const port = await findFreePort();
  const server = spawn(process.execPath, [...program, '--port', String(port)], {
    cwd: site,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, NODE_ENV: 'development', FORCE_COLOR: '0'},
  });
  onTestFinished(() => void server.kill());
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const origin = `http://localhost:${port}`;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${printed}`);
    // The development server tells of an error in the site, and goes on.
    if (/\bError:/.test(printed)) throw new Error(printed);
    const response = await fetch(origin + ready, {headers: {accept: 'text/html'}}).catch(() => undefined);
    if (response?.ok) return origin;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
