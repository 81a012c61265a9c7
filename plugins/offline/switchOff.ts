import {cachePrefix} from './names';

/**
 * The worker that switches a broken one off. In the place of `sw.js` it takes over, removes everything that was kept
 * for its language, and then itself; it answers no request, so pages come from the network at once. It is a script of
 * its own and shares nothing with the worker: what breaks the one does not break the other.
 */
export function switchOffScript(language: string): string {
  return `self.addEventListener('install', function () {
  self.skipWaiting();
});
self.addEventListener('activate', function (event) {
  event.waitUntil(
    caches
      .keys()
      .then(function (names) {
        return Promise.all(
          names
            .filter(function (name) {
              return name.indexOf(${JSON.stringify(`${cachePrefix}/${language}/`)}) === 0;
            })
            .map(function (name) {
              return caches.delete(name);
            }),
        );
      })
      .then(function () {
        return self.registration.unregister();
      }),
  );
});
`;
}
