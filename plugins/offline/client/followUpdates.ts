type Registration = Pick<ServiceWorkerRegistration, 'active' | 'installing' | 'waiting' | 'addEventListener'>;

/**
 * The steps of an update: a worker that waits, or has been installed, is told not to wait; when it is active, the page
 * reloads as soon as the document has the focus, once. The first worker of all changes nothing on the page.
 */
export function followUpdates(registration: Registration, reload: () => void): void {
  let isReloading = false;

  function follow(worker: ServiceWorker | null): void {
    // Without an active one this is the first.
    const isUpdate = registration.active !== null;
    const look = () => {
      if (worker?.state === 'installed') worker.postMessage({type: 'SKIP_WAITING'});
      if (worker?.state === 'activated' && isUpdate && !isReloading) {
        isReloading = true;
        whenFocused(reload);
      }
    };
    worker?.addEventListener('statechange', look);
    look();
  }

  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** How often an unfocused document looks whether it has the focus now, in ms. */
const lookEvery = 500;

/** Does something once, as soon as the document has the focus. There is no event that tells of it everywhere. */
function whenFocused(act: () => void): void {
  if (document.hasFocus()) {
    act();
    return;
  }
  setTimeout(whenFocused, lookEvery, act);
}
