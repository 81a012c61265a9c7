// Ejected: a header of our own (products, version, language, preferences) in place of a configurable bar.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import SiteSearch from '@theme/SiteSearch';
import {Brand} from '@site/src/components/Brand';
import {MenuIcon} from '@site/src/components/Icons';
import {LanguageMenu} from '@site/src/components/LanguageMenu';
import {useNavigationDrawer} from '@site/src/components/NavigationDrawer/context';
import {PreferencesButton} from '@site/src/components/Preferences';
import {ProductNav} from '@site/src/components/ProductNav';
import {ProductSwitch} from '@site/src/components/ProductNav/ProductSwitch';
import {VersionMenu} from '@site/src/components/VersionMenu';
import iconButton from '@site/src/ui/iconButton.module.css';

import styles from './styles.module.css';

function DrawerButton(): ReactNode {
  const {open, setOpen, button} = useNavigationDrawer();
  return (
    <button
      ref={button}
      type="button"
      className={clsx(iconButton.button, styles.drawerButton)}
      aria-expanded={open}
      aria-controls="site-navigation"
      aria-label={translate({
        id: 'site.navigation.toggle',
        message: 'Navigation',
        description: 'Name of the button that opens the navigation on narrow screens',
      })}
      onClick={() => setOpen(true)}
    >
      <MenuIcon />
    </button>
  );
}

export default function Navbar(): ReactNode {
  // The navigation lies over the header while it is open on narrow screens.
  const {open} = useNavigationDrawer();
  return (
    <header className={styles.header} inert={open}>
      <DrawerButton />
      <Brand />
      <div className={styles.products}>
        <ProductNav orientation="row" />
      </div>
      <div className={styles.product}>
        <ProductSwitch />
      </div>
      <div className={styles.tools}>
        <SiteSearch />
        <div className={styles.menus}>
          <VersionMenu />
          <LanguageMenu />
        </div>
        <PreferencesButton />
      </div>
    </header>
  );
}
