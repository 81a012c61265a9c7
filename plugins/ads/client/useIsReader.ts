import {useEffect, useState} from 'react';
import {isReader} from './readers';

/**
 * Whether the browser is one that adverts may be shown to.
 *
 * @returns `null` until it is known
 */
export function useIsReader(): boolean | null {
  const [answer, setAnswer] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void isReader(navigator.userAgent).then((known) => isCurrent && setAnswer(known));
    return () => {
      isCurrent = false;
    };
  }, []);
  return answer;
}
