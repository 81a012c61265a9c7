/** Time between two polls in ms, and the most polls. */
const pollInterval = 500;
const maxPolls = 30;

/** The empty poll from which on an ad blocker is assumed. */
const blockerFrom = 7;

type Poll<Found> = {
  /** Looks for the ad. */
  look: () => Found | null;
  /** Called once, and nothing after it. */
  onFound: (found: Found) => void;
  /** Called once, when so many polls were empty that a blocker is assumed. */
  onBlocker: () => void;
  /** Called when looking throws, and nothing after it. */
  onError: (error: unknown) => void;
};

/**
 * Looks for an ad now and then every 500 ms, at most 30 times in all, until it is there.
 *
 * @returns ends it
 */
export function startPoll<Found>({look, onFound, onBlocker, onError}: Poll<Found>): () => void {
  let polls = 0;
  const timer = setInterval(poll, pollInterval);
  const stop = () => clearInterval(timer);
  function poll() {
    polls += 1;
    if (polls === maxPolls) {
      stop();
    }
    try {
      const found = look();
      if (found) {
        stop();
        onFound(found);
      } else if (polls === blockerFrom) {
        onBlocker();
      }
    } catch (error) {
      stop();
      onError(error);
    }
  }
  poll();
  return stop;
}
