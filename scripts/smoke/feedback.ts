import {randomUUID} from 'node:crypto';
import {isFeedbackSettings, settingsFile, type Payload} from '../../plugins/feedback/payload';
import {attempt} from '../../src/lib/attempt';
import type {Notes, Site} from './types';

const check = 'feedback endpoint';

/**
 * The feedback endpoint. Unless told to write, it sends no feedback: it asks what a browser asks before it sends any.
 *
 * @param write whether a marked entry may be stored
 */
export async function checkFeedback(site: Site, notes: Notes, write: boolean): Promise<void> {
  const response = await site.get(`/x/${settingsFile}`);
  const text = await response.text();
  const settings = attempt((): unknown => JSON.parse(text));
  if (!isFeedbackSettings(settings)) {
    notes.fail(check, `/x/${settingsFile}: status ${response.status}, or another form`);
    return;
  }
  if (settings.address === null) {
    notes.skip(check, 'no address is configured; readers are offered an issue');
    return;
  }
  const endpoint = new URL(settings.address, site.origin);
  const fault = await (endpoint.origin === site.origin ? sameHostFault : otherHostFault)(site, endpoint);
  notes.expect(fault === undefined, check, fault ?? '');
  if (!write) {
    notes.skip('feedback is stored', 'nothing is written without --write-feedback');
    return;
  }
  await checkWriting(site, notes, endpoint);
}

/** An endpoint that is there refuses to be read. */
async function sameHostFault(site: Site, endpoint: URL): Promise<string | undefined> {
  const {status} = await site.get(endpoint.href);
  return status === 404 || status >= 500 ? `${endpoint.href}: status ${status}` : undefined;
}

/** On another host it must let the site's pages send JSON. */
async function otherHostFault(site: Site, endpoint: URL): Promise<string | undefined> {
  const {status, headers} = await site.get(endpoint.href, {
    method: 'OPTIONS',
    headers: {
      Origin: site.origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  const origin = headers.get('access-control-allow-origin');
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase();
  if (status >= 400) return `${endpoint.href}: status ${status} to OPTIONS`;
  if (origin !== '*' && origin !== site.origin) return `${endpoint.href} lets no page of ${site.origin} send`;
  if (!allowed.includes('content-type') && allowed !== '*') return `${endpoint.href} does not take JSON`;
  return undefined;
}

/** Sends one entry twice, as a repeat, and something that is no feedback. */
async function checkWriting(site: Site, notes: Notes, endpoint: URL): Promise<void> {
  const post = async (value: unknown) => {
    const response = await site.get(endpoint.href, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Origin: site.origin},
      body: JSON.stringify(value),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const entry: Payload = {
    page: '/x/introduction/',
    version: 'smoke',
    language: 'en',
    productId: 'x',
    rating: null,
    comment: 'Smoke test of the feedback endpoint: please ignore',
    sectionHash: null,
    demo: null,
    id: randomUUID(),
  };
  const statuses = [await post(entry), await post(entry)];
  notes.expect(
    statuses.every((status) => status >= 200 && status < 300),
    'feedback is stored',
    `statuses of an entry and its repeat: ${statuses.join(', ')}`,
  );
  const refused = await post({...entry, id: undefined});
  notes.expect(
    refused >= 400 && refused < 500,
    'what is no feedback is refused',
    `status ${refused}, expected 4xx`,
  );
}
