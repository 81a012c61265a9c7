import {startTransition, useCallback, useEffect, useMemo, useState} from 'react';

/** Code that is fetched when it is needed. */
export interface Chunk<Module> {
  /** What the code exports; `undefined` until it is there. */
  readonly module: Module | undefined;
  /** How often in a row it could not be fetched; the count stays while another attempt is on its way. */
  readonly failures: number;
  readonly hasFailed: boolean;
  /** What made the last attempt fail. */
  readonly error: unknown;
  readonly retry: () => void;
}

interface Failed {
  readonly load: unknown;
  readonly count: number;
  readonly error: unknown;
}

/**
 * Fetches code once it is wanted. Unlike `React.lazy`, a failure stays with the component that asked: it can say so in
 * its own place and try again, and the page around it does not notice.
 *
 * @param load the import. With another one, what was there before stays until that is there
 * @param wanted whether the reader has asked for what the code draws
 * @returns the same object until something of it changes
 */
export function useChunk<Module>(load: () => Promise<Module>, wanted: boolean): Chunk<Module> {
  const [loaded, setLoaded] = useState<{readonly load: unknown; readonly module: Module}>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<Failed>();
  const isThere = loaded?.load === load;
  useEffect(() => {
    if (!wanted || isThere) {
      return undefined;
    }
    let isCurrent = true;
    load().then(
      // What it draws may be large: in slices, the page answers its reader meanwhile.
      (module) => isCurrent && startTransition(() => setLoaded({load, module})),
      (error: unknown) =>
        isCurrent &&
        setFailed((before) => ({load, error, count: before?.load === load ? before.count + 1 : 1})),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, wanted, isThere, attempt]);
  // Wanted anew, it is fetched anew: what failed before is no news.
  useEffect(() => (wanted ? () => setFailed(undefined) : undefined), [wanted]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const failures = !isThere && failed?.load === load ? failed.count : 0;
  const module = loaded?.module;
  const error = failures > 0 ? failed?.error : undefined;
  return useMemo(
    () => ({module, failures, hasFailed: failures > 0, error, retry}),
    [module, failures, error, retry],
  );
}

/** Fetches code before it is wanted, as on hover. A failure costs nothing: it is fetched again when it is wanted. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** Whether an import failed for want of a file. What else makes it fail is thrown by the code that was fetched. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  // The bundler's own names for a script and for a style sheet.
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}
