import {cachePrefix} from '../names';

/** Removes workers of this site from a host that is not its own, with all that they have kept. */
export async function removeWorkers(scopes: readonly string[]): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const siteWorkers = registrations.filter(({scope}) => scopes.includes(new URL(scope).pathname));
  const gone = Promise.all(siteWorkers.map((registration) => registration.unregister()));
  // A worker that is still being installed goes only afterwards, which takes as long as its files: what was kept goes
  // at once, and what it kept meanwhile at the end.
  await removeCaches();
  await gone;
  await removeCaches();
}

async function removeCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(`${cachePrefix}/`)).map((name) => caches.delete(name)),
  );
}
