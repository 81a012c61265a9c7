import React, {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {LanguageIcon} from '@site/src/components/Icons';
import {useMenuButton} from '@site/src/components/MenuButton/useMenuButton';
import menu from '@site/src/components/MenuButton/menu.module.css';
import styles from './styles.module.css';

const loadList = () => import('./lazyList');
const List = lazy(loadList);

/** The language button; its list, the same page in every language, is fetched when a reader is about to open it. */
export function LanguageMenu(): ReactNode {
  const {open, start, root, button, toggle, close, onKeyDown} = useMenuButton();
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <div ref={root} className={menu.root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={clsx(menu.button, styles.button)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={translate(
          {
            id: 'site.language.label',
            message: 'Language: {language}',
            description: 'Name of the language menu for screen readers',
          },
          {language: localeConfigs[currentLocale]?.label ?? currentLocale},
        )}
        onClick={toggle}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
      >
        <LanguageIcon />
        <span>{currentLocale === 'zh' ? '中文' : currentLocale.toUpperCase()}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <List start={start} onChoose={close} />
        </Suspense>
      )}
    </div>
  );
}
