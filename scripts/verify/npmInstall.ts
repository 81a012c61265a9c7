import {run} from '../../src/lib/node/run.mjs';

/** What npm says when there is no way to a registry. */
export const noNetwork =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/;

const settings = ['--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1'];

/** Installs what the `package.json` of a folder declares, from the registry that npm is set to. */
export async function npmInstall(
  folder: string,
  flags: readonly string[] = [],
): Promise<{outcome: 'ok' | 'failed' | 'no network'; output: string}> {
  const {code, output} = await run('npm', ['install', ...settings, ...flags], {cwd: folder, quiet: true});
  const failure = noNetwork.test(output) ? 'no network' : 'failed';
  return {outcome: code === 0 ? 'ok' : failure, output: output.trimEnd()};
}
