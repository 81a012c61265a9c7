import {useEffect, useEffectEvent, useState, type ComponentType, type RefObject} from 'react';
import {useNearViewport} from '@site/src/useNearViewport';
import {useAllowedAddress} from '../../client';
import type {BlockProps} from './afterPage';

/**
 * Fetches the block's content when its place comes near the viewport.
 *
 * @param isWanted - whether there is anybody to show it to
 * @returns `null` until it is there, `undefined` where it cannot be fetched
 */
export function useBlock(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
): ComponentType<BlockProps> | null | undefined {
  const [Block, setBlock] = useState<ComponentType<BlockProps> | null | undefined>(null);
  const near = useNearViewport(place, 200) && isWanted;
  const address = useAllowedAddress('scriptUrl');
  // What is chosen once the block is on its way is the block's own matter.
  const load = useEffectEvent(() => (address ? import('./lazySearchBlock') : import('./lazyInHouseBlock')));
  useEffect(() => {
    if (!near) {
      return undefined;
    }
    let isCurrent = true;
    load()
      .then(({loadBlock}) => loadBlock())
      .then(
        (loaded) => isCurrent && setBlock(() => loaded),
        () => isCurrent && setBlock(undefined),
      );
    return () => {
      isCurrent = false;
    };
  }, [near]);
  return Block;
}
