import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {translate} from '@docusaurus/Translate';
import {PartLink} from '@site/src/components/PartLink';
import {stripLanguage} from '@site/src/navigation';
import {useDocsConfig} from '@site/src/shell/DocsProvider';

/** The same page, with its query and hash, in the other language. Its label is in that language, as readers look for it. */
export function LanguageLink({className}: {className?: string}): ReactNode {
  const {pathname, search, hash} = useLocation();
  const {i18n} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const {languages, languagesInProgress} = useDocsConfig();
  const other = [...languages, ...languagesInProgress].find((each) => each !== i18n.currentLocale) ?? 'en';
  const {label, htmlLang} = i18n.localeConfigs[other] ?? {};
  return (
    <PartLink
      // The server knows no query, no hash and, for the 404 page, no address; hydration keeps the attributes it finds.
      key={isBrowser ? 'browser' : 'server'}
      className={className}
      href={stripLanguage(pathname) + search + hash}
      language={other}
      hrefLang={htmlLang}
      title={translate(
        {
          id: 'site.language.title',
          message: 'Read this page in {language}',
          description: 'Title of the language link',
        },
        {language: label ?? other},
      )}
    >
      <span lang={htmlLang}>{label}</span>
    </PartLink>
  );
}
