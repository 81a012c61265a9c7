import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {consentRequired, services} from '@generated/docusaurus-plugin-analytics/default/settings.js';
import Layout from '@theme/Layout';
import PageMarkdown from '@theme/PageMarkdown';
import {openConsent, useThirdParties} from '../../client';
import {getServiceItems, getSiteItems} from '../../privacy';
import {ItemTable} from './ItemTable';
import {consentText, learnsText, serviceName} from './texts';
import buttons from '@site/src/ui/button.module.css';
import pageStyles from '@site/src/ui/page.module.css';
import styles from './styles.module.css';

/** What the site keeps in the reader's browser, and who else learns of the visit. */
export default function PrivacyPage(): ReactNode {
  const title = translate({
    id: 'privacy.title',
    message: 'Privacy',
    description: 'Title of the privacy page',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'privacy.description',
        message: 'See what this site keeps in your browser and which third parties learn of your visit.',
        description: 'Description of the privacy page for search engines',
      })}
    >
      <main className={pageStyles.page}>
        <article className="theme-doc-markdown markdown">
          <header>
            <h1 id="page-title">{title}</h1>
          </header>
          <p>
            <Translate id="privacy.lead" description="First paragraph of the privacy page">
              You need no account to read this site, and it asks for no personal data. This page lists
              everything that it keeps in your browser, and every third party that learns of your visit.
            </Translate>
          </p>
          <div className={styles.facts}>
            <PageMarkdown />
          </div>
          <h2>
            <Translate id="privacy.own.heading" description="Heading on the privacy page">
              What the site keeps in your browser
            </Translate>
          </h2>
          <p>
            <Translate
              id="privacy.own.text"
              description="Text on the privacy page above the list of stored things"
            >
              All of it keeps the site the way you left it. Most of it is written only after you have changed
              something. Your browser sends the cookies to the server of this site; everything else stays with
              you. When you remove it, the site starts with its defaults.
            </Translate>
          </p>
          <ItemTable items={getSiteItems(services)} />
          <h2>
            <Translate id="privacy.third.heading" description="Heading on the privacy page">
              Third parties
            </Translate>
          </h2>
          {services.length > 0 ? <ThirdPartySection /> : <NoThirdParties />}
          <p>
            <Translate
              id="privacy.links"
              description="Text on the privacy page about what leads away from the site"
            >
              When you follow a link to another site, or open a demo in StackBlitz, that site learns of it.
              Nothing is sent there before you press.
            </Translate>
          </p>
        </article>
      </main>
    </Layout>
  );
}

function NoThirdParties(): ReactNode {
  return (
    <p>
      <Translate
        id="privacy.third.none"
        description="Text on the privacy page of a site without third parties"
      >
        This site uses none: every file that a page loads comes from its own server, and no statistics are
        collected.
      </Translate>
    </p>
  );
}

function ThirdPartySection(): ReactNode {
  const consent = useThirdParties() ?? 'undecided';
  return (
    <>
      <p>
        {consentRequired ? (
          <Translate id="privacy.third.asked" description="Text on the privacy page about third parties">
            They are used only after you have agreed. Without an answer, after a refusal, and when your
            browser sends “Do Not Track” or “Global Privacy Control”, nothing is requested from them.
          </Translate>
        ) : (
          <Translate id="privacy.third.unasked" description="Text on the privacy page about third parties">
            They are used until you refuse. When your browser sends “Do Not Track” or “Global Privacy
            Control”, nothing is requested from them.
          </Translate>
        )}
      </p>
      <ul>
        {services.map((name) => (
          <li key={name}>
            <strong>{serviceName(name)}</strong> {learnsText(name)}
          </li>
        ))}
      </ul>
      <ItemTable items={getServiceItems(services)} />
      <div className={styles.choice}>
        <p role="status">{consentText(consent)}</p>
        <button type="button" className={buttons.button} onClick={openConsent}>
          <Translate id="privacy.choose" description="Button on the privacy page that opens the dialog">
            Change your choice
          </Translate>
        </button>
      </div>
    </>
  );
}
