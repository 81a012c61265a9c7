import React, {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useDocumentedVersion} from '@site/plugins/library-versions/client';
import {ChevronDownIcon} from '@site/src/components/Icons';
import {useMenuButton} from '@site/src/components/MenuButton/useMenuButton';
import menu from '@site/src/components/MenuButton/menu.module.css';
import styles from './styles.module.css';

const loadList = () => import('./VersionList');
const VersionList = lazy(loadList);

/** The version button; its list is fetched when a reader is about to open it (B1.8). */
export function VersionMenu(): ReactNode {
  const {open, start, root, button, toggle, close, onKeyDown} = useMenuButton();
  const {pathname, search, hash} = useLocation();
  const current = useDocumentedVersion();
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
            id: 'site.versions.label',
            message: 'Version {version}',
            description: 'Name of the version menu for screen readers',
          },
          current,
        )}
        onClick={toggle}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
      >
        <span dir="ltr">{current.version}</span>
        <ChevronDownIcon />
      </button>
      {open && (
        <Suspense fallback={null}>
          <VersionList path={pathname} place={search + hash} start={start} onChoose={close} />
        </Suspense>
      )}
    </div>
  );
}
