import React, {type ComponentType, type ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Shape} from '../../client/draws';
import type {InHouseName} from '../../client/fillers';
import {inHouseAdverts} from './inHouse';
import {AdvertCard} from './AdvertCard';

export type InHouseCardProps = {
  name: InHouseName;
  shape: Shape;
  label: string;
};

export type SearchBlockProps = {
  /** The in-house advert that stands where an ad is searched for now. */
  before?: {draw: number; InHouseCard: ComponentType<InHouseCardProps>};
};

/** One of the in-house adverts; the inline shape has no picture. */
export function InHouseCard({name, shape, label}: InHouseCardProps): ReactNode {
  const {link, title, text, alt} = inHouseAdverts[name]();
  const {colorMode} = useColorMode();
  const picture = useBaseUrl(`/img/products/${name}.svg`);
  return (
    <AdvertCard
      advert={{
        link,
        ...(shape === 'image' && {img: colorMode === 'dark' ? `${picture}#dark` : picture}),
        name: title,
        description: text,
        poweredby: translate({
          id: 'ads.inHouse',
          message: 'by MUI',
          description: 'Under an in-house advert, after "Advert ·"',
        }),
        label,
      }}
      alt={alt}
    />
  );
}
