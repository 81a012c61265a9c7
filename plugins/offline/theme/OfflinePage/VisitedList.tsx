import React, {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {hasWorker} from '../../client/useKeeping';
import {readVisited, type VisitedPage} from '../../client/readVisited';
import styles from './styles.module.css';

/** The pages that were read, the last one first. */
export function VisitedList(): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {currentLocale} = i18n;
  const suffix = ` | ${siteConfig.title}`;
  const offlinePage = useBaseUrl('/offline/');
  const [pages, setPages] = useState<readonly VisitedPage[]>();
  useEffect(() => {
    if (hasWorker()) readVisited(currentLocale, offlinePage).then(setPages, () => setPages([]));
  }, [currentLocale, offlinePage]);
  if (!pages) return null;
  return (
    <section>
      <h2>
        <Translate
          id="offline.visited.heading"
          description="Heading above the pages that the reader has read"
        >
          Pages that you have read
        </Translate>
      </h2>
      {pages.length === 0 ? (
        <p>
          <Translate id="offline.visited.none" description="When no page was read yet">
            None yet. Each page that you open from now on stays here.
          </Translate>
        </p>
      ) : (
        <ul className={styles.list}>
          {pages.map(({path, title}) => (
            <li key={path}>
              {/* A full load: its files come from the build that it was read in. */}
              <a className={styles.page} href={path} data-visited={path}>
                {title.endsWith(suffix) ? title.slice(0, -suffix.length) : title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
