import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ContentModule} from '../../contentModule';
import {ContentPart} from '../../client/ContentPart';
import type {ApiPageView} from '../../view/types';
import {SmallIcon} from '../ApiContent/SmallIcon';
import {Select} from '../ApiContent/Select';
import styles from './panel.module.css';

export type PanelEntry = {
  name: string;
  /** Address of the API page, without the base address. */
  address: string;
  content: ContentModule<ApiPageView>;
};

/** The API of a page's components beside its text. It leaves the page usable: the reader looks up while reading. */
export default function Panel({entries, close}: {entries: PanelEntry[]; close: () => void}): ReactNode {
  const [chosen, setChosen] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const entry = entries[chosen];
  const address = useBaseUrl(entry?.address ?? '');
  useEffect(() => panel.current?.focus(), []);
  useSidePanel();
  if (!entry) {
    return null;
  }
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={labels.panel}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          close();
        }
      }}
    >
      <div className={styles.bar}>
        {entries.length > 1 ? (
          <Select
            aria-label={labels.component}
            value={chosen}
            onChange={({currentTarget}) => setChosen(Number(currentTarget.value))}
          >
            {entries.map(({name}, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          <strong>{entry.name}</strong>
        )}
        <Link className={styles.page} to={entry.address}>
          {labels.page}
          <SmallIcon name="arrow" />
        </Link>
        <button type="button" aria-label={labels.close} className={styles.close} onClick={close}>
          <SmallIcon name="close" />
        </button>
      </div>
      <div className={styles.entries}>
        <ContentPart key={entry.name} content={entry.content} panel={{address}} />
      </div>
    </div>
  );
}

/** Tells the frame of the page that a panel stands beside the text: from 1280 px on the text makes room. */
function useSidePanel(): void {
  useEffect(() => {
    const {documentElement: page} = document;
    page.setAttribute('data-side-panel', '');
    return () => page.removeAttribute('data-side-panel');
  }, []);
}

const labels = {
  panel: translate({
    id: 'apiReference.panel.label',
    message: 'API of this page',
    description: 'Name of the panel with the API of the components of a page',
  }),
  component: translate({
    id: 'apiReference.panel.component',
    message: 'Component',
    description: 'Label of the choice of a component in the API panel',
  }),
  page: translate({
    id: 'apiReference.panel.page',
    message: 'Full page',
    description: 'Link from the API panel to the API page',
  }),
  close: translate({id: 'apiReference.panel.close', message: 'Close', description: 'Closes the API panel'}),
};
