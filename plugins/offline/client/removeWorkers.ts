import {cachePrefix} from '../names';

/** Removes workers of this site from a host that is not its own, with all that they have kept (B7.1). */
export async function removeWorkers(scopes: readonly string[]): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (scopes.includes(new URL(registration.scope).pathname)) await registration.unregister();
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(`${cachePrefix}/`)) await caches.delete(name);
  }
}
