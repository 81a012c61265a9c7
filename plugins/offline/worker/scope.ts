/** What the workers use of the browser; the types of a page, which the project compiles with, do not have it. */

import type {Stamp} from '../stamp';

export interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LifetimeEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}

export interface TextEvent extends LifetimeEvent {
  readonly data: unknown;
}

export interface WorkerScope {
  /** The first line of the worker (`stampWorker`). */
  readonly offlineStamp: Stamp;
  readonly location: {readonly origin: string};
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{readonly url: string} | undefined>;
  };
  readonly registration: {unregister(): Promise<boolean>};
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: TextEvent) => void): void;
}
