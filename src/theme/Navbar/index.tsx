// Ejected: a header of our own (products, version, language, preferences) in place of a configurable bar.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import SiteSearch from '@theme/SiteSearch';
import {CloseIcon, MenuIcon} from '@site/src/components/Icons';
import {LanguageLink} from '@site/src/components/LanguageLink';
import {useNavigationDrawer} from '@site/src/components/NavigationDrawer/context';
import {PreferencesButton} from '@site/src/components/Preferences';
import {ProductNav} from '@site/src/components/ProductNav';
import {VersionMenu} from '@site/src/components/VersionMenu';
import Mark from './Mark';
import styles from './styles.module.css';

function DrawerButton(): ReactNode {
  const {open, setOpen, dismiss, button} = useNavigationDrawer();
  return (
    <button
      ref={button}
      type="button"
      className={`${styles.iconButton} ${styles.drawerButton}`}
      aria-expanded={open}
      aria-controls="site-navigation"
      aria-label={translate({
        id: 'site.navigation.toggle',
        message: 'Navigation',
        description: 'Name of the button that opens the navigation on narrow screens',
      })}
      onClick={() => (open ? dismiss() : setOpen(true))}
    >
      {open ? <CloseIcon /> : <MenuIcon />}
    </button>
  );
}

export default function Navbar(): ReactNode {
  // While the navigation is open, the button that closes it is all of the header that answers.
  const {open} = useNavigationDrawer();
  return (
    <header className={styles.header}>
      <DrawerButton />
      <Link to="/introduction/" className={styles.home} inert={open}>
        <Mark />
        <span className={styles.name}>MUI X</span>
      </Link>
      <div className={styles.products} inert={open}>
        <ProductNav orientation="row" />
      </div>
      <div className={styles.tools} inert={open}>
        <SiteSearch />
        <VersionMenu />
        <LanguageLink className={styles.language} withIcon />
        <PreferencesButton />
      </div>
    </header>
  );
}
