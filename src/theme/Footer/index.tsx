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
          <Translate id="site.footer.licensing" description="Footer link">
            Licensing
          </Translate>
        </Link>
        <Link to="/introduction/support/">
          <Translate id="site.footer.support" description="Footer link">
            Support
          </Translate>
        </Link>
        <Link to="/introduction/roadmap/">
          <Translate id="site.footer.roadmap" description="Footer link">
            Roadmap
          </Translate>
        </Link>
        <Link to="/offline/">
          <Translate id="site.footer.offline" description="Footer link">
            Offline reading
          </Translate>
        </Link>
        <Link to="/privacy/">
          <Translate id="site.footer.privacy" description="Footer link">
            Privacy
          </Translate>
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
