export interface RateLimitOptions {
  /** How many are let through in any minute. */
  readonly perMinute: number;
  /** Milliseconds, as `Date.now()` gives them. */
  readonly now?: () => number;
}

const minute = 60_000;

/** Clients that are remembered; the one that has been quiet longest is forgotten. */
const maxClients = 1000;

/**
 * Counts requests by client.
 *
 * @returns a function that says how many seconds a client has to wait: 0 when its request may pass, and is counted
 */
export function createRateLimit({perMinute, now = Date.now}: RateLimitOptions) {
  /** When the requests of the last minute passed, the oldest first. */
  const passed = new Map<string, readonly number[]>();
  return (client: string): number => {
    const time = now();
    const recent = (passed.get(client) ?? []).filter((one) => time - one < minute);
    const blocking = recent.at(-perMinute);
    // Anew, so that the map is in the order of the last request.
    passed.delete(client);
    passed.set(client, blocking === undefined ? [...recent, time] : recent);
    const [quietest] = passed.keys();
    if (passed.size > maxClients && quietest !== undefined) passed.delete(quietest);
    return blocking === undefined ? 0 : Math.ceil((blocking + minute - time) / 1000);
  };
}
