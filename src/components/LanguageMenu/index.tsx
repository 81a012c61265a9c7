import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {languageFor, languages} from '@site/config/languages';
import {LanguageIcon} from '@site/src/components/Icons';
import {MenuButton} from '@site/src/components/MenuButton';
import styles from './styles.module.css';

const loadList = () => import('./lazyList');

/** The language button; its list, the same page in every language, is fetched when a reader is about to open it. */
export function LanguageMenu(): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <MenuButton
      className={styles.button}
      label={translate(
        {
          id: 'site.language.label',
          message: 'Language: {language}',
          description: 'Name of the language menu for screen readers',
        },
        {language: localeConfigs[currentLocale]?.label ?? currentLocale},
      )}
      load={loadList}
      list={({default: List}, props) => <List {...props} />}
    >
      <LanguageIcon />
      <span>{languages[languageFor(currentLocale)].short ?? currentLocale.toUpperCase()}</span>
    </MenuButton>
  );
}
