import React, {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Brand} from '@site/src/components/Brand';
import {CloseIcon} from '@site/src/components/Icons';
import {LanguageMenu} from '@site/src/components/LanguageMenu';
import {PreferencesButton} from '@site/src/components/Preferences';
import {ProductSwitch} from '@site/src/components/ProductNav/ProductSwitch';
import {VersionMenu} from '@site/src/components/VersionMenu';
import iconButton from '@site/src/ui/iconButton.module.css';

import styles from './drawer.module.css';

/** Above the list of pages while it lies over the page: what the header shows on wide screens. */
export function DrawerHead({onClose}: {onClose: () => void}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <div className={styles.head}>
        <Brand />
        <button
          ref={button}
          type="button"
          className={iconButton.button}
          aria-label={translate({
            id: 'site.navigation.close',
            message: 'Close the navigation',
            description: 'Name of the button that closes the navigation on narrow screens',
          })}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <div className={styles.product}>
        <ProductSwitch wide />
      </div>
    </>
  );
}

/** Below it. */
export function DrawerFoot(): ReactNode {
  return (
    <div className={styles.foot}>
      <VersionMenu />
      <LanguageMenu />
      <PreferencesButton />
    </div>
  );
}
