import {chooseAnswer, isHashed, outdatedCaches, filterCaches} from './rules';
import type {RequestEvent, WorkerScope} from './scope';
import {createStore, isWhole} from './store';
import {parseVisit, type Visit} from './visit';

declare const self: WorkerScope;

/**
 * The worker of one language: plugin-pwa calls this while the worker starts. Workbox' own precache stays empty: it
 * would serve HTML from the cache first, and its name says nothing of language, version and build.
 */
export default function startWorker(): void {
  const {offlineStamp: stamp, location, caches, clients} = self;
  const store = createStore(self);
  const [{path: base}] = stamp.versions;
  const offlinePage = `${base}offline/`;

  self.addEventListener('install', (event) => {
    event.stopImmediatePropagation();
    // Without the page for what is not there, the worker is of no use: the browser tries again later.
    event.waitUntil(fetchPage(offlinePage));
  });

  self.addEventListener('activate', (event) => {
    event.stopImmediatePropagation();
    event.waitUntil(Promise.all([dropOutdated(), clients.claim()]));
  });

  self.addEventListener('fetch', (event) => {
    const {request} = event;
    const {method, mode, cache} = request;
    const url = new URL(request.url);
    const isPart = request.headers.has('range');
    switch (chooseAnswer({method, mode, cache, url, isPart}, location.origin)) {
      case 'page':
        event.respondWith(answerPage(event, url));
        break;
      case 'hashed':
        event.respondWith(answerHashed(event, url.pathname));
        break;
      case 'data':
        event.respondWith(answerData(event, url.pathname));
        break;
      case 'network':
        break;
    }
  });

  self.addEventListener('message', (event) => {
    const visit = parseVisit(event.data, base);
    if (visit) event.waitUntil(keepVisit(visit));
  });

  async function dropOutdated(): Promise<void> {
    const languageCaches = filterCaches(await caches.keys(), stamp.language);
    await Promise.all(outdatedCaches(languageCaches, stamp).map(({name}) => caches.delete(name)));
  }

  async function fetchPage(pathname: string): Promise<void> {
    const response = await fetch(pathname, {cache: 'no-cache'});
    if (!isWhole(response)) throw new Error(`${pathname} answers ${response.status}`);
    await store.keepPage(pathname, response);
  }

  /** Without a network the kept page, or the one that says what is there. */
  async function answerPage(event: RequestEvent, {pathname, search}: URL): Promise<Response> {
    try {
      const response = await fetch(event.request);
      if (isWhole(response)) event.waitUntil(ignoreFailure(store.keepPage(pathname, response.clone())));
      return response;
    } catch (error) {
      const kept = await store.find(pathname.endsWith('/') ? pathname : `${pathname}/`);
      if (kept) return kept;
      if (pathname === offlinePage) throw error;
      const address = new URL(offlinePage, location.origin);
      address.searchParams.set('from', pathname + search);
      return Response.redirect(address.href);
    }
  }

  async function answerHashed(event: RequestEvent, pathname: string): Promise<Response> {
    const kept = await store.find(pathname);
    if (kept) return kept;
    const response = await fetch(event.request);
    if (isWhole(response)) event.waitUntil(store.keep(pathname, response.clone()));
    return response;
  }

  /** Its address says nothing of its content, so it must come from the build of the page that asks. */
  async function answerData(event: RequestEvent, pathname: string): Promise<Response> {
    try {
      const response = await fetch(event.request);
      if (isWhole(response)) event.waitUntil(store.keep(pathname, response.clone()));
      return response;
    } catch (error) {
      const client = await clients.get(event.clientId);
      const kept = await store.find(pathname, client && new URL(client.url).pathname);
      if (kept) return kept;
      throw error;
    }
  }

  /** Pages that were opened without a request, and files that came before there was a worker. */
  async function keepVisit({page, files}: Visit): Promise<void> {
    await ignoreFailure(fetchPage(page));
    await ignoreFailure(store.fetchMissing(files.filter(isHashed)));
  }
}

/** For work beside the answer: when it fails, a page is not there without a network, and the next visit tries again. */
function ignoreFailure(work: Promise<void>): Promise<void> {
  return work.catch(() => undefined);
}
