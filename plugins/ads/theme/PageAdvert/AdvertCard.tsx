import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useInterfaceLanguage} from '@site/src/ui/useInterfaceLanguage';
import type {Advert} from '../../client/types';
import styles from './card.module.css';

type Props = {
  advert: Advert;
  /** What the picture shows; without it the picture only decorates. */
  alt?: string;
  /** For the advert under a demo, whose description names the company. */
  small?: boolean;
};

/** An advert as one link: its picture, its text, and who it comes from. Clicks are reported by the site. */
export function AdvertCard({advert, alt = '', small = false}: Props): ReactNode {
  const {link, img, name, description, poweredby, label} = advert;
  const title = small ? '' : name;
  const [missing, setMissing] = useState<string>();
  // A picture that did not arrive leaves its room to the text.
  const hasPicture = Boolean(img) && img !== missing;
  const hasWords = Boolean(title || description);
  return (
    <Panel className={small ? styles.small : clsx(!hasPicture && styles.plain, !hasWords && styles.wordless)}>
      <a
        href={link}
        target="_blank"
        rel="noopener sponsored"
        data-ga-event-category="ad"
        data-ga-event-action="click"
        data-ga-event-label={label}
      >
        {img && (
          <img
            key={img}
            src={img}
            alt={alt}
            decoding="async"
            hidden={!hasPicture}
            onError={() => setMissing(img)}
          />
        )}
        <span>
          {title && <strong>{title}</strong>}
          {description && <span>{description}</span>}
          <small>
            {poweredby
              ? translate(
                  {
                    id: 'ads.origin',
                    message: 'Advert · {origin}',
                    description: 'Under an advert; who delivers it: "ads via Carbon", "by MUI"',
                  },
                  {origin: poweredby},
                )
              : advertWord()}
          </small>
        </span>
      </a>
    </Panel>
  );
}

function advertWord(): string {
  return translate({
    id: 'ads.label',
    message: 'Advert',
    description:
      'Name of the advert block for screen readers, and under an advert that does not say who delivers it',
  });
}

/** Around what the site says for itself or for sponsors, in the reader's language whatever that of the page is. */
export function Panel({className, children}: {className?: string; children: ReactNode}): ReactNode {
  return (
    <aside className={clsx(styles.panel, className)} lang={useInterfaceLanguage()} aria-label={advertWord()}>
      {children}
    </aside>
  );
}
