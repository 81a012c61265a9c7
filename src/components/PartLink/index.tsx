import React, {type AnchorHTMLAttributes, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {languageFor} from '@site/config/languages';
import {localizeHref, type Language} from '@site/src/navigation';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Address without language prefix, such as `/x/react-charts/`. */
  href: string;
  /** The language to go to; the page's own when absent. */
  language?: Language;
};

/**
 * A link that leaves this part of the build, for another language, version or area: a plain anchor and a full page
 * load. The only caller of `localizeHref`.
 */
export function PartLink({href, language, children, ...rest}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <a {...rest} href={localizeHref(href, language ?? languageFor(i18n.currentLocale))}>
      {children}
    </a>
  );
}
