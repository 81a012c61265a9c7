import React, {lazy, Suspense, useState, type ReactNode} from 'react';
import type {Props} from '@theme/DemoAdvert';
import {useAllowedAddress} from '../../client';
import {useIsReader} from '../../client/useIsReader';
import './place.css';

// Without it (a failed download) the space stays empty.
const JsonAdvert = lazy(() => import('./lazyJsonAdvert').catch(() => ({default: () => null})));

/**
 * The advert under a demo whose code was opened. Its space opens and closes with the code, filled or not: nothing moves
 * when the ad arrives, or when none does. For crawlers and after a crash it is plain space.
 */
export default function DemoAdvert({open}: Props): ReactNode {
  const address = useAllowedAddress('jsonUrl');
  const isReader = useIsReader();
  const [crashed, setCrashed] = useState(false);
  return (
    address && (
      <div hidden={!open} data-demo-offer data-plain={crashed || isReader === false || undefined}>
        {isReader && (
          <Suspense fallback={null}>
            <JsonAdvert address={address} open={open} onCrash={() => setCrashed(true)} />
          </Suspense>
        )}
      </div>
    )
  );
}
