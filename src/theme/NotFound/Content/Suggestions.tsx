import React, {type ReactNode} from 'react';
import archived from '@archived-versions';
import pages from '@page-map';
import versionMap from '@version-map';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {versionItems, type VersionItem} from '@site/plugins/library-versions/client';
import {Icon} from '@site/src/ui/Icon';
import {LanguageLink} from '@site/src/components/LanguageLink';
import {PartLink} from '@site/src/components/PartLink';
import {archivedNote, noPageNote} from '@site/src/components/VersionMenu/notes';
import {nearestPages} from './nearestPages';
import styles from './styles.module.css';

/** Where the reader may have wanted to go; a chunk of its own with the map of all pages. */
export default function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  const near = nearestPages(pathname, pages);
  const versions = versionItems(pathname, versionMap, archived);
  return (
    <>
      <p className={styles.address}>
        <code>{pathname}</code>
      </p>
      {near.length > 0 && (
        <>
          <h2>
            <Translate id="site.notFound.near" description="Heading on the 404 page">
              Nearest pages
            </Translate>
          </h2>
          <ul className={styles.list}>
            {near.map(({path, title}) => (
              <li key={path}>
                <Link className={styles.row} to={path}>
                  {title}
                  <span className={styles.path}>
                    <code>{path}</code>
                  </span>
                </Link>
                <Arrow />
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>
        <Translate id="site.notFound.elsewhere" description="Heading on the 404 page">
          The same address elsewhere
        </Translate>
      </h2>
      <ul className={styles.list}>
        <li>
          <LanguageLink className={styles.row} />
          <Arrow />
        </li>
        {versions.map((item) => {
          const href = getHref(item);
          return (
            href && (
              <li key={item.label}>
                <PartLink className={styles.row} href={href}>
                  {translate(
                    {
                      id: 'site.notFound.version',
                      message: 'Version {version}',
                      description: 'Link on the 404 page to an older version',
                    },
                    {version: item.label},
                  )}
                  <span className={styles.path}>{noteOn(item, pathname)}</span>
                </PartLink>
                {item.kind === 'archived' ? <ArrowAway /> : <Arrow />}
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

/** At the end of a row; it turns with the direction of the page. */
function Arrow(): ReactNode {
  return (
    <Icon>
      <path d="M4 10h12m-4.5-4.5L16 10l-4.5 4.5" />
    </Icon>
  );
}

/** What the reader finds there. */
function noteOn(item: VersionItem, pathname: string): string {
  if (item.kind === 'archived') return archivedNote(pathname);
  if (item.kind !== 'built') return '';
  return item.isPage ? item.packages : noPageNote(pathname);
}

/** At the end of a row that leads to another site. */
function ArrowAway(): ReactNode {
  return (
    <Icon>
      <path d="M8 4.5H5.5A1.5 1.5 0 0 0 4 6v8.5A1.5 1.5 0 0 0 5.5 16H14a1.5 1.5 0 0 0 1.5-1.5V12M11.5 4H16v4.5M16 4l-6.5 6.5" />
    </Icon>
  );
}

/** Where a version has what the reader asked for; `undefined` for a version with nothing to offer. */
function getHref(item: VersionItem): string | undefined {
  switch (item.kind) {
    case 'built':
      return item.path;
    case 'archived':
      return item.href;
    case 'here':
    case 'missing':
      return undefined;
  }
}
