import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import counts from '@translation-counts';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {CheckIcon} from '@site/src/components/Icons';
import {menuItem, type MenuListProps} from '@site/src/components/MenuButton';
import {useMenuFocus} from '@site/src/ui/useMenuFocus';
import menu from '@site/src/components/MenuButton/menu.module.css';
import {PartLink} from '@site/src/components/PartLink';
import {stripLanguage} from '@site/src/navigation';
import {useDocsConfig} from '@site/src/shell/DocsProvider';
import {useRepository} from '@site/src/useRepository';
import styles from './styles.module.css';

/** The same page, with its query and hash, in every language; each name is in its own language, as readers look for it. */
export default function LanguageList({start, onChoose}: MenuListProps): ReactNode {
  const list = useMenuFocus(start);
  const {pathname, search, hash} = useLocation();
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {languages, languagesInProgress} = useDocsConfig();
  const repository = useRepository();
  const title = translate({
    id: 'site.language.list',
    message: 'Language',
    description: 'Heading of the list of languages',
  });
  return (
    <ul ref={list} role="menu" className={clsx(menu.list, styles.list)} aria-label={title}>
      <li role="presentation" aria-hidden="true" className={menu.title}>
        {title}
      </li>
      {[...languages, ...languagesInProgress].map((language) => (
        <li key={language} role="none">
          <PartLink
            {...menuItem}
            href={stripLanguage(pathname) + search + hash}
            language={language}
            hrefLang={localeConfigs[language]?.htmlLang}
            aria-current={language === currentLocale ? 'true' : undefined}
            onClick={onChoose}
          >
            <span lang={localeConfigs[language]?.htmlLang}>{localeConfigs[language]?.label ?? language}</span>
            <small>
              {languages.includes(language) || hasAllPages(language) ? complete() : progress(language)}
            </small>
            {language === currentLocale && <CheckIcon />}
          </PartLink>
        </li>
      ))}
      {repository && (
        <li role="none" className={menu.apart}>
          <a {...menuItem} href={repository.translationGuideUrl} onClick={onChoose}>
            {translate({
              id: 'site.language.help',
              message: 'Help translate',
              description: 'Last line of the list of languages: leads to the guide for translators',
            })}
          </a>
        </li>
      )}
    </ul>
  );
}

function complete(): string {
  return translate({
    id: 'site.language.complete',
    message: 'Complete',
    description: 'Second line of a language that has all pages',
  });
}

/** A language may have all pages of the version while its translators have not called it complete. */
function hasAllPages(language: string): boolean {
  return counts.translated[language] === counts.pages;
}

function progress(language: string): string {
  return translate(
    {
      id: 'site.language.progress',
      message: 'In progress, {count} of {all} pages',
      description: 'Second line of a language that is being translated',
    },
    {count: counts.translated[language] ?? 0, all: counts.pages},
  );
}
