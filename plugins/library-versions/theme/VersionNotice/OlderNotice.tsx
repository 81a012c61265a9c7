import React, {type ReactNode} from 'react';
import older from '@older-version';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {productAt} from '@site/src/navigation';
import {productName} from '@theme/productName';
import {currentPage} from '../../client/currentPage';
import {packagesOn} from '../../client/packagesOn';
import styles from './styles.module.css';

/**
 * Says on a page of an older version which one it is, leads to the page in the current version, and names the newest
 * version of the page as the canonical one. In the reader's language, whatever the language of the text.
 */
export default function OlderNotice(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig, i18n} = useDocusaurusContext();
  const {href, isPage, canonical} = currentPage(pathname, older);
  const product = productAt(pathname);
  const address = canonical && siteConfig.url + canonical;
  return (
    <aside
      role="note"
      lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale}
      className={styles.notice}
      aria-label={translate({
        id: 'libraryVersions.notice.label',
        message: 'About this version',
        description: 'Accessible name of the notice on pages of an older version',
      })}
    >
      {address && (
        <Head>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </Head>
      )}
      <span className="sentence">
        {translate(
          {
            id: 'libraryVersions.notice.older',
            message: '{version} is an older version',
            description: 'Notice on pages of an older version; {version}: v7',
          },
          {version: older.label},
        )}
        <span className={styles.packages}>
          {translate(
            {
              id: 'libraryVersions.notice.packages',
              message: ' ({packages})',
              description: 'After the notice on pages of an older version; {packages}: MUI X 7.29.13',
            },
            {packages: packagesOn(older, product)},
          )}
        </span>
        {!isPage &&
          translate({
            id: 'libraryVersions.notice.gone',
            message: ', and the current one does not have this page',
            description: 'Follows the notice on a page that the current version does not have',
          })}
      </span>
      {/* A plain link: it leaves this part of the build. */}
      <a className={styles.link} href={href}>
        {isPage
          ? translate({
              id: 'libraryVersions.notice.page',
              message: 'Read the current version',
              description: 'Link from a page of an older version to the same page',
            })
          : translate(
              {
                id: 'libraryVersions.notice.product',
                message: 'Go to {product} in the current version',
                description: 'Link from a page of an older version to the first page of its product',
              },
              {product: productName(product)},
            )}
      </a>
    </aside>
  );
}
