import React, {useRef, useState, type ReactNode} from 'react';
import {useIsReader} from '../../client/useIsReader';
import {useBlock} from './useBlock';
import './place.css';

/**
 * The advert block below a page's head. The server writes the space that it needs; what goes into it is fetched when it
 * comes near the viewport. For crawlers and after a crash it is plain space.
 */
export default function PageAdvert(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isReader = useIsReader();
  const Block = useBlock(place, isReader === true);
  const [crashed, setCrashed] = useState(false);
  return (
    <div ref={place} data-offer data-plain={crashed || isReader === false || undefined}>
      {Block && <Block onCrash={() => setCrashed(true)} />}
    </div>
  );
}
