import {languageBase, listLanguages} from '../../config/languages';
import type {Notes, Site} from './types';

/** The service worker of each language. */
export async function checkWorker(site: Site, notes: Notes): Promise<void> {
  for (const file of listLanguages().map((language) => `${languageBase(language)}sw.js`)) {
    const response = await site.get(file);
    await response.arrayBuffer();
    if (response.status === 404) {
      notes.skip(`service worker ${file}`, 'this deployment has none');
      continue;
    }
    const type = response.headers.get('content-type') ?? '';
    const cache = response.headers.get('cache-control') ?? '';
    notes.expect(
      response.status === 200 && /javascript/.test(type) && !/immutable|max-age=[1-9]/.test(cache),
      `service worker ${file}`,
      `status ${response.status}, Content-Type: ${type}, Cache-Control: ${cache}: an old worker would stay`,
    );
  }
}
