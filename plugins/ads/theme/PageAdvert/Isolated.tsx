import React, {useEffect, useEffectEvent, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {track} from '@site/plugins/analytics/client';

type CrashProps = {
  /** Called when what is inside has crashed. */
  onCrash: () => void;
};

function Crashed({onCrash}: CrashProps): ReactNode {
  const report = useEffectEvent(() => {
    track('ad', {eventAction: 'crash'});
    onCrash();
  });
  // Once, however often what is around it is drawn.
  useEffect(() => report(), []);
  return null;
}

/** An advert that the page outlives: a crash inside takes it away and is reported. */
export function Isolated({onCrash, children}: CrashProps & {children: ReactNode}): ReactNode {
  return <ErrorBoundary fallback={() => <Crashed onCrash={onCrash} />}>{children}</ErrorBoundary>;
}
