import type {ClientModule} from '@docusaurus/types';
import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import {followUpdates} from './followUpdates';
import {isOwnHost} from './hosts';

async function start(): Promise<void> {
  const {serviceWorker: workers} = navigator;
  if (!settings.isOn || !isOwnHost(window.location.hostname, settings.domain)) {
    const {removeWorkers} = await import('./removeWorkers');
    await removeWorkers(settings.scopes);
    return;
  }
  const registration: ServiceWorkerRegistration | undefined = await workers.register(settings.worker, {
    updateViaCache: 'none',
  });
  // A browser, or a test, may refuse without an error.
  if (!registration) return;
  const {controller} = workers;
  followUpdates(registration, () => window.location.reload());
  if (!controller) {
    const {active} = await workers.ready;
    active?.postMessage({
      type: 'VISITED',
      page: window.location.pathname,
      files: performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
    });
  }
}

/** After everything that the page itself needs; a worker is never worth an error message. */
function startWhenIdle(): void {
  const begin = () => void start().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin);
  else setTimeout(begin, 1000);
}

if (typeof window !== 'undefined' && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') startWhenIdle();
  else window.addEventListener('load', startWhenIdle);
}

/** A page that opens without a request: the worker hears of it, so that it opens without a network, too. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    navigator.serviceWorker?.controller?.postMessage({type: 'VISITED', page: location.pathname});
  }
};
