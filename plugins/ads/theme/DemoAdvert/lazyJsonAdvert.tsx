import React, {useEffect, useState, type ReactNode} from 'react';
import {fetchJsonAd} from '../../client/fetchJsonAd';
import type {JsonAd} from '../../client/jsonAd';
import {useDisplayEvent} from '../../client/useDisplayEvent';
import {AdvertCard} from '../PageAdvert/AdvertCard';
import {Isolated} from '../PageAdvert/Isolated';

type Props = {
  /** Of the JSON service. */
  address: string;
  /** Whether it can be seen. */
  open: boolean;
};

/** The advert under a demo; a crash leaves its space empty. */
export default function IsolatedJsonAdvert({
  onCrash,
  ...props
}: Props & {
  /** Called when it has crashed. */
  onCrash: () => void;
}): ReactNode {
  return (
    <Isolated onCrash={onCrash}>
      <JsonAdvert {...props} />
    </Isolated>
  );
}

/** Asks the JSON service for an ad once, and shows it. An impression counts when it can be seen. */
function JsonAdvert({address, open}: Props): ReactNode {
  const [ad, setAd] = useState<JsonAd | null>(null);
  const [seen, setSeen] = useState<JsonAd | null>(null);
  useEffect(() => {
    const ends = new AbortController();
    void fetchJsonAd(address, ends.signal).then((found) => {
      if (!ends.signal.aborted) {
        setAd(found);
      }
    });
    return () => ends.abort();
  }, [address]);
  if (open && ad !== seen) {
    setSeen(ad);
  }
  useEffect(() => seen?.pixels.forEach((pixel) => void requestPixel(pixel)), [seen]);
  useDisplayEvent(seen?.advert.label ?? null);
  return ad && <AdvertCard small advert={ad.advert} />;
}

/**
 * Requests an address whose answer nobody reads: that is how an impression is counted. The request carries no cookies,
 * which that of a picture would, and does not say which page it comes from; it goes out even when the page is left.
 */
async function requestPixel(address: string): Promise<void> {
  try {
    await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  } catch {
    // It was not counted, which is no matter of the reader's.
  }
}
