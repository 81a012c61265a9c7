import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useAdConfig, useAllowedAddress} from '../../client';
import {chooseInHouseName} from '../../client/fillers';
import {blockLabel} from '../../client/labels';
import {useDisplayEvent} from '../../client/useDisplayEvent';
import {InHouseCard, type SearchBlockProps} from './InHouseCard';
import {afterPage} from './afterPage';

export {InHouseCard};

/**
 * The block where no ad may be searched for: an in-house advert. A consent given later brings the search, with
 * what it needs.
 */
function InHouseBlock(): ReactNode {
  const {shape} = useAdConfig();
  const searches = useAllowedAddress('scriptUrl') !== undefined;
  const [draw] = useState(Math.random);
  const [SearchBlock, setSearchBlock] = useState<ComponentType<SearchBlockProps> | null>(null);
  useEffect(() => {
    if (searches) {
      // Without it (a failed download) the in-house advert stays.
      import('./lazySearchBlock').then(
        (module) => setSearchBlock(() => module.SearchBlock),
        () => undefined,
      );
    }
  }, [searches]);
  const label = blockLabel('in-house', shape);
  useDisplayEvent(SearchBlock ? null : label);
  return SearchBlock ? (
    <SearchBlock before={{draw, InHouseCard}} />
  ) : (
    <InHouseCard name={chooseInHouseName(draw)} shape={shape} label={label} />
  );
}

/** Loads the block for a page on which no ad may be searched for. */
export const loadBlock = () => afterPage(InHouseBlock);
