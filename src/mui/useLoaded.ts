import {useEffect, useState} from 'react';

/** What was loaded last, and for which key. */
export interface Loaded<T> {
  readonly key: string;
  readonly value: T;
}

/**
 * Loads something by key. While a new key loads, what was loaded before stays, so that nothing falls back in between.
 *
 * @param load - gives the value of a key; the same function for the life of the component
 * @param fallback - the value of a key that fails to load, for instance without a network
 * @returns `null` until something is there
 */
export function useLoaded<T>(key: string, load: (key: string) => Promise<T>, fallback: T): Loaded<T> | null {
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (value: T) => {
      if (isCurrent) {
        setLoaded({key, value});
      }
    };
    load(key).then(show, () => show(fallback));
    return () => {
      isCurrent = false;
    };
  }, [key, load, fallback]);
  return loaded;
}
