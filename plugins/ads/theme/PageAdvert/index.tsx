import React, {useRef, useState, type ReactNode} from 'react';
import {useIsReader} from '../../client/useIsReader';
import {useBlock} from './useBlock';
import './place.css';

/**
 * The advert block below a page's head. The server writes the space that it needs; what goes into it is fetched when it
 * comes near the viewport. For crawlers, after a crash and where it cannot be fetched it is plain space.
 */
export default function PageAdvert(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isReader = useIsReader();
  const Block = useBlock(place, isReader === true);
  const [crashed, setCrashed] = useState(false);
  const isPlain = crashed || isReader === false || Block === undefined;
  return (
    <div ref={place} data-offer data-plain={isPlain || undefined}>
      {Block && <Block onCrash={() => setCrashed(true)} />}
    </div>
  );
}
