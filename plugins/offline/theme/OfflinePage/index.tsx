import React, {useCallback, useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {useKeeping} from '../../client/useKeeping';
import {readKept, type KeptVersion} from '../../client/keep/readKept';
import {AppSection} from './AppSection';
import {KeepCard} from './KeepCard';
import {KeptList} from './KeptList';
import {MissingPage} from './MissingPage';
import {VisitedList} from './VisitedList';
import styles from './styles.module.css';

/** What is on this device, and the choice to keep the whole version. The worker leads here from pages that are not. */
export default function OfflinePage(): ReactNode {
  const base = useBaseUrl('/');
  const keeping = useKeeping(base);
  const {look, state} = keeping;
  const [kept, setKept] = useState<readonly KeptVersion[]>([]);
  const read = useCallback(() => {
    if ('caches' in window) readKept().then(setKept, () => setKept([]));
  }, []);
  // While it is downloaded nothing changes here but the figures above.
  useEffect(read, [read, state.phase]);
  const afterRemoval = useCallback(() => {
    read();
    look();
  }, [read, look]);
  const title = translate({
    id: 'offline.title',
    message: 'Offline reading',
    description: 'Title of the page about reading without a network',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'offline.description',
        message:
          'Read this documentation without a network: see which pages are on your device, or keep them all.',
        description: 'Description of the page about reading without a network, for search engines',
      })}
    >
      <main className={styles.main}>
        <article className="theme-doc-markdown markdown">
          <MissingPage base={base} />
          <header>
            <h1 id="page-title">{title}</h1>
          </header>
          <p>
            <Translate
              id="offline.lead"
              description="First paragraph of the page about reading without a network"
            >
              Pages that you have read open without a network, with the demos that you have seen. Keep the
              whole version, and every page, demo and search works wherever you are.
            </Translate>
          </p>
          <KeepCard keeping={keeping} />
          <AppSection />
          {/* Last: what is on the device is known late, and moves nothing there. */}
          <KeptList versions={kept} isBusy={state.phase === 'loading'} onRemoved={afterRemoval} />
          <VisitedList />
        </article>
      </main>
    </Layout>
  );
}
