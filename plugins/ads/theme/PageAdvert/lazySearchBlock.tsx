import React, {lazy, Suspense, useCallback, useState, type ReactNode} from 'react';
import {useAdConfig, useAllowedAddress} from '../../client';
import {blockView, type Outcome} from '../../client/blockView';
import {chooseInHouseName} from '../../client/fillers';
import {blockLabel} from '../../client/labels';
import {useDisplayEvent} from '../../client/useDisplayEvent';
import {AdvertCard} from './AdvertCard';
import type {SearchBlockProps} from './InHouseCard';
import {afterPage} from './afterPage';
import {NetworkSearch} from './NetworkSearch';

const LazyInHouseCard = lazy(() =>
  import('./lazyInHouseBlock').then(({InHouseCard}) => ({default: InHouseCard})),
);
const SupportMessage = lazy(() => import('./lazySupportMessage'));

/** The block with a search for an ad: the ad, an in-house advert, or the message that asks for support. */
export function SearchBlock({before}: SearchBlockProps): ReactNode {
  const {shape, elementId} = useAdConfig();
  const address = useAllowedAddress('scriptUrl');
  const [draw] = useState(() => before?.draw ?? Math.random());
  const [outcome, setOutcome] = useState<Outcome>('searching');
  const [filledBefore, setFilledBefore] = useState(before !== undefined);
  const onEnd = useCallback(() => {
    setOutcome('searching');
    setFilledBefore(true);
  }, []);

  const content = blockView({searching: address !== undefined, outcome, filledBefore, draw});
  const label = content && blockLabel(content, shape);
  // What stands there from before has been reported.
  useDisplayEvent(before && label === blockLabel('in-house', shape) ? null : label);

  const InHouseCard = before?.InHouseCard ?? LazyInHouseCard;
  let shown: ReactNode = null;
  if (content === 'in-house-adblock') shown = <SupportMessage />;
  else if (typeof outcome === 'object' && content === 'carbon') shown = <AdvertCard advert={outcome} />;
  else if (label) shown = <InHouseCard name={chooseInHouseName(draw)} shape={shape} label={label} />;
  return (
    <>
      {address && (
        <NetworkSearch
          address={address}
          elementId={elementId}
          label={blockLabel('carbon', shape)}
          onOutcome={setOutcome}
          onEnd={onEnd}
        />
      )}
      <Suspense fallback={null}>{shown}</Suspense>
    </>
  );
}

/** Loads the block for a page on which an ad may be searched for. */
export const loadBlock = () => afterPage(SearchBlock);
