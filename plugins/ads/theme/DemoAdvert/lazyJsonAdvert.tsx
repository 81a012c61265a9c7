import React, {useEffect, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {fetchJsonAd} from '../../client/fetchJsonAd';
import type {JsonAd} from '../../client/jsonAd';
import {isReader} from '../../client/readers';
import {useDisplayEvent} from '../../client/useDisplayEvent';
import {AdvertCard} from '../PageAdvert/AdvertCard';

type Props = {
  /** Of the JSON service. */
  address: string;
};

/** The advert under a demo; a crash leaves its space empty. */
export default function IsolatedJsonAdvert(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={() => null}>
      <JsonAdvert {...props} />
    </ErrorBoundary>
  );
}

/** Asks the JSON service for an ad once, and shows it (B5.6). */
function JsonAdvert({address}: Props): ReactNode {
  const [ad, setAd] = useState<JsonAd | null>(null);
  useEffect(() => {
    const ends = new AbortController();
    void isReader(navigator.userAgent)
      .then((reader) => (reader ? fetchJsonAd(address, ends.signal) : null))
      .then((found) => {
        if (!ends.signal.aborted) {
          setAd(found);
        }
      });
    return () => ends.abort();
  }, [address]);
  useEffect(() => ad?.pixels.forEach(request), [ad]);
  useDisplayEvent(ad?.advert.label ?? null);
  return ad && <AdvertCard small advert={ad.advert} />;
}

/** Requests a picture that nobody sees: that is how an impression is counted. */
function request(address: string): void {
  new Image().src = address;
}
