import {checkFeedback} from './feedback';
import {checkHeaders} from './headers';
import {checkPages} from './pages';
import {checkSearch} from './search';
import {createNotes, type Finding, type Site} from './types';
import {checkWorker} from './worker';

/** Runs all checks; one that breaks is a failure of its own. */
export async function smoke(
  site: Site,
  {writeFeedback}: {writeFeedback: boolean},
): Promise<readonly Finding[]> {
  const notes = createNotes();
  const checks = {
    pages: () => checkPages(site, notes),
    headers: () => checkHeaders(site, notes),
    worker: () => checkWorker(site, notes),
    search: () => checkSearch(site, notes),
    feedback: () => checkFeedback(site, notes, writeFeedback),
  };
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
    } catch (error) {
      notes.fail(name, error instanceof Error ? reason(error) : String(error));
    }
  }
  return notes.findings;
}

/** Node's fetch says "fetch failed" and keeps why to itself. */
function reason({message, cause}: Error): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
