import {listLanguages} from '../../config/languages';
import {attempt} from '../../src/lib/attempt';
import {isText} from '../../src/lib/hasShape';
import {itemsIn, valueIn} from '../../src/lib/values';
import {entryAddress} from '../../plugins/search/format';
import type {Notes, Site} from './types';

/** The entry of the search, and what it leads to: names, titles and the index of the text, in all languages. */
export async function checkSearch(site: Site, notes: Notes): Promise<void> {
  const response = await site.get(entryAddress);
  const text = await response.text();
  if (response.status === 404) {
    notes.skip('search', `this deployment has no ${entryAddress}`);
    return;
  }
  const entry = entryIn(text);
  const missing = listLanguages().filter((language) => !entry.languages.includes(language));
  if (response.status !== 200 || missing.length > 0) {
    notes.fail('search', `status ${response.status}, no index in: ${missing.join(', ') || 'none'}`);
    return;
  }
  notes.expect(
    !/immutable|max-age=[1-9]/.test(response.headers.get('cache-control') ?? ''),
    'the entry of the search is asked for anew',
    `Cache-Control: ${response.headers.get('cache-control') ?? ''}`,
  );
  const faults: string[] = [];
  for (const file of entry.files) {
    const answer = await site.get(file);
    await answer.arrayBuffer();
    const kept = answer.headers.get('cache-control') ?? '';
    if (answer.status !== 200) faults.push(`${file}: status ${answer.status}`);
    else if (!kept.includes('immutable')) faults.push(`${file}: Cache-Control: ${kept || 'none'}`);
  }
  notes.expect(faults.length === 0, 'search', faults.join('; '));
}

/** What an entry leads to; nothing for a text of another form. */
function entryIn(text: string): {languages: string[]; files: string[]} {
  const entry = attempt((): unknown => JSON.parse(text));
  const pagefind = valueIn(entry, 'pagefind');
  if (!isText(pagefind)) return {languages: [], files: []};
  const named = (...keys: string[]) =>
    itemsIn(valueIn(entry, 'parts')).flatMap((part) => keys.map((key) => valueIn(part, key)).filter(isText));
  const index = ['pagefind.js', 'pagefind-worker.js', 'pagefind-entry.json', 'wasm.en.pagefind'];
  return {
    languages: named('language'),
    files: [...new Set(named('names', 'titles')), ...index.map((file) => pagefind + file)],
  };
}
