import {headerRules} from '../../config/headers';
import {headersFor} from '../builder/headersFile';
import type {Notes, Site} from './types';

const page = '/x/introduction/';

/** Headers that hold what only the build knows: the hashes of its inline scripts. */
const builtIn = 'Content-Security-Policy';

/** The headers of a page and of a file that is kept for ever; compression. */
export async function checkHeaders(site: Site, notes: Notes): Promise<void> {
  const response = await site.get(page);
  const html = await response.text();
  const faults = headerFaults(page, response.headers);
  notes.expect(faults.length === 0, 'headers of pages', faults.join('; '));
  notes.expect(
    !/immutable|max-age=[1-9]/.test(response.headers.get('cache-control') ?? ''),
    'pages are asked for anew',
    `Cache-Control: ${response.headers.get('cache-control') ?? ''}`,
  );
  // Node has decoded the body; the header says how it came.
  notes.expect(
    response.headers.has('content-encoding'),
    'pages are compressed',
    'no Content-Encoding for a client that accepts gzip',
  );
  const script = /<(?:script[^>]* src|link[^>]* href)="?(\/x\/assets\/[^"\s>]+\.js)/.exec(html)?.[1];
  if (script === undefined) {
    notes.fail('files that are kept', `${page} names no script below /x/assets/`);
    return;
  }
  const asset = await site.get(script);
  await asset.arrayBuffer();
  notes.expect(
    asset.status === 200 && (asset.headers.get('cache-control') ?? '').includes('immutable'),
    'files that are kept',
    `${script}: status ${asset.status}, Cache-Control: ${asset.headers.get('cache-control') ?? 'none'}`,
  );
}

/** The headers of an address that are not those of `config/headers.ts`. */
export function headerFaults(path: string, headers: Headers): string[] {
  return [...headersFor(headerRules([]), path)].flatMap(([name, expected]) => {
    const actual = headers.get(name);
    if (actual === null) return [`${name} is missing`];
    const fits = name === builtIn ? policyFits(expected, actual) : actual === expected;
    return fits ? [] : [`${name}: ${actual}`];
  });
}

/** Whether a policy has the directives of another; the values differ by build. */
function policyFits(expected: string, actual: string): boolean {
  const names = (policy: string) => policy.split(';').map((part) => part.trim().split(' ')[0] ?? '');
  const present = new Set(names(actual));
  return names(expected).every((name) => present.has(name)) && !/script-src[^;]*'unsafe-inline'/.test(actual);
}
