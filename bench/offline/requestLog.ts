import type {BrowserContext, Request} from 'playwright-core';

/** Who answered a request of a page: the worker from its caches, the network, or nobody. */
export type Answer = 'worker' | 'network' | 'nobody';

/** What was requested while something was done. */
export interface Step {
  readonly title: string;
  readonly seconds: number;
  /** Requests of pages, by their address from the root of the host without a query. */
  readonly requests: readonly {readonly path: string; readonly answer: Answer}[];
  /** Requests that the worker sent to the network and that nobody answered. */
  readonly triedInVain: number;
}

/** Writes down what the pages of a browser request. */
export interface RequestLog {
  /** Does something and says how long it took and what was requested meanwhile. */
  step(title: string, act: () => Promise<void>): Promise<void>;
  readonly steps: readonly Step[];
}

/** Listens to all pages of a context, those that open later included. */
export function logRequests(context: BrowserContext): RequestLog {
  const steps: Step[] = [];
  let requests: Step['requests'][number][] = [];
  let triedInVain = 0;
  const note = (request: Request, answer: Answer) => {
    // What a page makes for itself never leaves it.
    if (/^(?:blob|data):/.test(request.url())) return;
    if (request.serviceWorker() === null) {
      requests.push({path: new URL(request.url()).pathname, answer});
    } else if (answer === 'nobody') {
      triedInVain += 1;
    }
  };
  context.on('response', (response) =>
    note(response.request(), response.fromServiceWorker() ? 'worker' : 'network'),
  );
  context.on('requestfailed', (request) => note(request, 'nobody'));
  return {
    steps,
    async step(title, act) {
      requests = [];
      triedInVain = 0;
      const start = performance.now();
      await act();
      steps.push({title, seconds: (performance.now() - start) / 1000, requests, triedInVain});
    },
  };
}
