import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Outcome} from '../../client/blockView';
import {addNetworkScript, readNetworkAd} from '../../client/networkAd';
import {startPoll} from '../../client/poll';

type Props = {
  /** Of the network's script. */
  address: string;
  /** Of the element that holds its ad. */
  elementId: string;
  /** What analytics calls the ad. */
  label: string;
  onOutcome: (outcome: Outcome) => void;
  /** Called when the search is over because adverts may no longer be asked for. */
  onEnd: () => void;
};

/** Adds the network's script and looks for its ad out of sight. An error goes to the block's boundary. */
export function NetworkSearch({address, elementId, label, onOutcome, onEnd}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [, crash] = useState(null);
  useEffect(() => {
    const element = place.current;
    if (!element) {
      return undefined;
    }
    addNetworkScript(element, address);
    const stop = startPoll({
      // The script may have found another place in the block.
      look: () => readNetworkAd(element.closest('[data-offer]') ?? element, elementId, label),
      onFound: onOutcome,
      onBlocker: () => onOutcome('blocker'),
      onError: (error) =>
        crash(() => {
          throw error;
        }),
    });
    return () => {
      stop();
      element.replaceChildren();
      onEnd();
    };
  }, [address, elementId, label, onOutcome, onEnd]);
  return <div ref={place} hidden inert />;
}
