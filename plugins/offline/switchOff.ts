import {cachePrefix} from './names';

/**
 * The worker that switches a broken one off. In the place of `sw.js` it takes over, removes everything that was kept
 * for its language, and then itself; it answers no request, so pages come from the network at once. It is a script of
 * its own and shares nothing with the worker: what breaks the one does not break the other.
 */
export function switchOffScript(language: string): string {
  return `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  const kept = (await caches.keys()).filter((name) => name.startsWith(${JSON.stringify(`${cachePrefix}/${language}/`)}));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;
}
