// Ejected: a quiet line of links in place of a configurable block.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {hasServices, openConsent} from '@site/plugins/analytics/client';
import {packagesOn, useDocumentedVersion} from '@site/plugins/library-versions/client';
import {LanguageLink} from '@site/src/components/LanguageLink';
import {useCurrentProduct} from '@site/src/components/ProductNav/useCurrentProduct';
import {useRepository} from '@site/src/useRepository';
import {useNavigationDrawer} from '@site/src/components/NavigationDrawer/context';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const {open} = useNavigationDrawer();
  const repository = useRepository();
  const packages = packagesOn(useDocumentedVersion(), useCurrentProduct());
  return (
    <footer className={styles.footer} inert={open}>
      <span dir="ltr">{packages}</span>
      <nav
        className={styles.links}
        aria-label={translate({
          id: 'site.footer.label',
          message: 'About this site',
          description: 'Name of the footer links for screen readers',
        })}
      >
        <Link to="/introduction/licensing/">
          {translate({id: 'site.footer.licensing', message: 'Licensing', description: 'Footer link'})}
        </Link>
        <Link to="/introduction/support/">
          {translate({id: 'site.footer.support', message: 'Support', description: 'Footer link'})}
        </Link>
        <Link to="/introduction/roadmap/">
          {translate({id: 'site.footer.roadmap', message: 'Roadmap', description: 'Footer link'})}
        </Link>
        <Link to="/offline/">
          {translate({id: 'site.footer.offline', message: 'Offline reading', description: 'Footer link'})}
        </Link>
        <Link to="/privacy/">
          {translate({id: 'site.footer.privacy', message: 'Privacy', description: 'Footer link'})}
        </Link>
        {hasServices && (
          <button type="button" className={styles.button} onClick={openConsent}>
            <Translate
              id="site.footer.choices"
              description="Footer button: opens the choice about third parties"
            >
              Privacy choices
            </Translate>
          </button>
        )}
        {repository && (
          <a href={repository.url}>
            <Translate id="site.footer.source" description="Footer link to the source of this site">
              Source of this site
            </Translate>
          </a>
        )}
        <LanguageLink />
      </nav>
    </footer>
  );
}
