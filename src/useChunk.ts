import {useCallback, useEffect, useState} from 'react';

/** Code that is fetched when it is needed. */
export interface Chunk<Module> {
  /** What the code exports; `undefined` until it is there. */
  readonly module: Module | undefined;
  /** Whether the last attempt to fetch it has failed. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Fetches code once it is wanted. Unlike `React.lazy`, a failure stays with the component that asked: it can say so in
 * its own place and try again, and the page around it does not notice.
 *
 * @param load the import; the same function for the life of the component
 * @param wanted whether the reader has asked for what the code draws
 */
export function useChunk<Module>(load: () => Promise<Module>, wanted: boolean): Chunk<Module> {
  const [loaded, setLoaded] = useState<{readonly module: Module}>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (!wanted || loaded) {
      return undefined;
    }
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setLoaded({module}),
      () => isCurrent && setFailed(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, wanted, loaded, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {module: loaded?.module, hasFailed: !loaded && failed === attempt, retry};
}

/** Fetches code before it is wanted, as on hover. A failure costs nothing: it is fetched again when it is wanted. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
