import React, {lazy, Suspense, type ReactNode} from 'react';
import {useAllowedAddress} from '../../client';
import './place.css';

// Without it (a failed download) the space stays empty.
const JsonAdvert = lazy(() => import('./lazyJsonAdvert').catch(() => ({default: () => null})));

/**
 * The advert under a demo whose code was opened (B5.6). Its space appears with the code, at the reader's click, and
 * stays: nothing moves when the ad arrives, or when none does.
 */
export default function DemoAdvert(): ReactNode {
  const address = useAllowedAddress('jsonUrl');
  return (
    address && (
      <div data-demo-offer>
        <Suspense fallback={null}>
          <JsonAdvert address={address} />
        </Suspense>
      </div>
    )
  );
}
