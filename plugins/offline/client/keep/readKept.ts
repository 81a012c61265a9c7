import {parseList, type OfflineList} from '../../list';
import {listFile, parseCacheName} from '../../names';

/** A version on this device. */
export interface KeptVersion {
  /** Name of its cache. */
  readonly name: string;
  readonly list: OfflineList;
  /** `false` while files are missing. */
  readonly isWhole: boolean;
}

/** All versions that are kept on this device, in any language, the newest first. */
export async function readKept(): Promise<KeptVersion[]> {
  const found: KeptVersion[] = [];
  for (const name of (await caches.keys()).reverse()) {
    if (parseCacheName(name)?.kind !== 'kept') continue;
    const cache = await caches.open(name);
    const keys = (await cache.keys()).filter(({url}) => new URL(url).pathname.endsWith(`/${listFile}`));
    // The list of a complete version stands there twice: as it was begun, and without a query at its end.
    const whole = keys.find(({url}) => new URL(url).search === '');
    const key = whole ?? keys[0];
    const response = key && (await cache.match(key));
    const list = response && parseList(await response.json());
    if (list) found.push({name, list, isWhole: whole !== undefined});
  }
  return found;
}
