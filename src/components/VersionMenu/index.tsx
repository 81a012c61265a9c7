import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useDocumentedVersion} from '@site/plugins/library-versions/client';
import {ChevronDownIcon} from '@site/src/components/Icons';
import {MenuButton} from '@site/src/components/MenuButton';
import styles from './styles.module.css';

const loadList = () => import('./VersionList');

/** The version button; its list is fetched when a reader is about to open it. */
export function VersionMenu(): ReactNode {
  const {pathname, search, hash} = useLocation();
  const current = useDocumentedVersion();
  return (
    <MenuButton
      className={styles.button}
      label={translate(
        {
          id: 'site.versions.label',
          message: 'Version {version}',
          description: 'Name of the version menu for screen readers',
        },
        current,
      )}
      load={loadList}
      list={({default: VersionList}, props) => (
        <VersionList path={pathname} place={search + hash} {...props} />
      )}
    >
      <span dir="ltr">{current.version}</span>
      <ChevronDownIcon />
    </MenuButton>
  );
}
