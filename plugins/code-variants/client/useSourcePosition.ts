import {useEffect, useState} from 'react';

/** Where in its source a demo threw; known in development alone, a moment after the error. */
export function useSourcePosition(error: Error): string | undefined {
  const [position, setPosition] = useState<{of: Error; text: string | undefined}>();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      // In the same script: one more request of the development server may come too late after a mistake was mended.
      import(/* webpackMode: "eager" */ './sourcePosition')
        .then(({sourcePosition}) => sourcePosition(error))
        .then((text) => setPosition({of: error, text}))
        // The message stands there without it.
        .catch(() => undefined);
    }
  }, [error]);
  return position?.of === error ? position.text : undefined;
}
