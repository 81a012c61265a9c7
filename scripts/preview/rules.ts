import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {HeaderRule} from '../../config/headers';
import {parseHeaders} from '../builder/headersFile';
import {parseRedirects, type RedirectLine} from '../builder/redirectsFile';

/** What the two rule files of a build say. */
export interface SiteRules {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectLine[];
  /** Pages for addresses that have none. */
  readonly notFound: readonly RedirectLine[];
}

/** Reads `_headers` and `_redirects` of a build folder; a folder without them has no rules. */
export async function readRules(root: string): Promise<SiteRules> {
  const [headers, redirects] = await Promise.all([readText(root, '_headers'), readText(root, '_redirects')]);
  const lines = parseRedirects(redirects);
  return {
    headers: parseHeaders(headers),
    redirects: lines.filter((line) => line.status !== 404),
    notFound: lines.filter((line) => line.status === 404),
  };
}

async function readText(root: string, name: string): Promise<string> {
  return readFile(path.join(root, name), 'utf8').catch(() => '');
}
