import {useState} from 'react';

/** Whether something is true or has been before. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) {
    setEver(true);
  }
  return now || ever;
}
