import {isFeedbackSettings, settingsFile, type FeedbackSettings, type Payload} from '../payload';

/** After this time without an answer a submission counts as failed. */
export const patienceMs = 10_000;

async function request(address: string, init: RequestInit): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patienceMs);
  try {
    const response = await fetch(address, {...init, credentials: 'omit', signal: abort.signal});
    if (!response.ok) throw new Error(`Status ${response.status} of ${address}`);
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Where feedback goes, as the server says: it is no part of the scripts, so that one build serves both a preview and
 * production.
 *
 * @throws Error when the server cannot be asked or answers something else
 */
export async function readSettings(baseUrl: string): Promise<FeedbackSettings> {
  const settings: unknown = await (await request(baseUrl + settingsFile, {})).json();
  if (!isFeedbackSettings(settings)) throw new Error(`${settingsFile} has another form`);
  return settings;
}

/**
 * Posts feedback (B8.2).
 *
 * @throws Error for a status other than 2xx, a missing network, or an answer that takes longer than `patienceMs`
 */
export async function send(address: string, payload: Payload): Promise<void> {
  await request(address, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(payload),
  });
}
