import React, {useRef, useState, type ReactNode} from 'react';
import {useBlock} from './useBlock';
import './place.css';

/**
 * The advert block under a page's lead. The server writes the space that it needs (B5.1); what goes into it is fetched
 * when it comes near the viewport.
 */
export default function PageAdvert(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const Block = useBlock(place);
  const [crashed, setCrashed] = useState(false);
  return (
    <div ref={place} hidden={crashed} data-offer>
      {Block && <Block onCrash={() => setCrashed(true)} />}
    </div>
  );
}
