/** Milliseconds before a failed request is repeated. */
const RETRY_DELAY = 400;

/** Loads a module; a second call after a failure makes a new request. */
export type Loader<T = unknown> = () => Promise<T>;

/** A loader that repeats a failed request once before it gives up, for networks that drop a request now and then. */
export function retrying<T>(load: Loader<T>): Loader<T> {
  return () =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      return load();
    });
}
