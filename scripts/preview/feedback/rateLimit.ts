export interface RateLimitOptions {
  /** How many are let through at once. */
  readonly burst: number;
  /** How many further ones each minute. */
  readonly perMinute: number;
  /** Milliseconds, as `Date.now()` gives them. */
  readonly now?: () => number;
}

/** Clients that are remembered; the one that has been quiet longest is forgotten. */
const mostClients = 1000;

/**
 * Counts requests by client.
 *
 * @returns a function that says how many seconds a client has to wait: 0 when its request may pass, and is counted
 */
export function createRateLimit({burst, perMinute, now = Date.now}: RateLimitOptions) {
  const interval = 60_000 / perMinute;
  /** When each client has its whole burst back. */
  const restedAt = new Map<string, number>();
  return (client: string): number => {
    const time = now();
    const rested = Math.max(time, restedAt.get(client) ?? 0);
    const wait = rested + interval - time - burst * interval;
    // Anew, so that the map is in the order of the last request.
    restedAt.delete(client);
    restedAt.set(client, wait > 0 ? rested : rested + interval);
    const [quietest] = restedAt.keys();
    if (restedAt.size > mostClients && quietest !== undefined) restedAt.delete(quietest);
    return Math.ceil(Math.max(0, wait) / 1000);
  };
}
