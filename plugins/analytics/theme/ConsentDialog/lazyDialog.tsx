import React, {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ConsentDialog';
import type {ConsentChoice} from '../../client';
import type {ServiceName} from '../../privacy';
import {useConsentChoice} from '../../client/useConsentChoice';
import {useTakenFocus} from '../../client/useTakenFocus';
import styles from './dialog.module.css';

/**
 * Asks whether third parties may be used. It stands above the page without stopping it; both answers look the same and
 * are one press away. It has come before the page, so that it is the first thing that a keyboard meets.
 */
export default function Dialog({isAskedFor, onClose}: Props): ReactNode {
  const {current, hasSignal, services, choose} = useConsentChoice();
  const titleId = useId();
  const textId = useId();
  const dialog = useRef<HTMLElement>(null);
  useTakenFocus(dialog, isAskedFor);
  const answer = (choice: ConsentChoice, label: ReactNode) => (
    <button
      type="button"
      className={styles.answer}
      aria-pressed={isAskedFor ? current === choice : undefined}
      onClick={() => {
        choose(choice);
        onClose();
      }}
    >
      {label}
    </button>
  );
  const closeOnEscape = ({key}: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <section
      ref={dialog}
      className={styles.dialog}
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      tabIndex={-1}
      onKeyDown={isAskedFor ? closeOnEscape : undefined}
    >
      <h2 id={titleId} className={styles.title}>
        <Translate id="consent.title" description="Title of the dialog about third-party services">
          May this site use third-party services?
        </Translate>
      </h2>
      <p id={textId} className={styles.text}>
        {hasSignal ? (
          <Translate
            id="consent.signal"
            description="Text of the dialog when the browser asks not to be tracked"
          >
            Your browser asks sites not to track you, so this site uses no third-party services. To change
            that, turn off “Do Not Track” or “Global Privacy Control” in your browser.
          </Translate>
        ) : (
          <>
            {services.map((name) => (
              <span key={name} className={clsx('sentence', styles.line)}>
                {serviceText(name)}
              </span>
            ))}
            <Translate id="consent.text" description="Text of the dialog about third-party services">
              Third parties may set cookies. The site works the same without them, and you can change your
              answer at any time.
            </Translate>
          </>
        )}
        <Link to="/privacy/" className={styles.line}>
          <Translate id="consent.details" description="Link from the dialog to the privacy page">
            What is stored, and who gets what
          </Translate>
        </Link>
      </p>
      <div className={styles.answers}>
        {hasSignal ? (
          <button type="button" className={styles.answer} onClick={onClose}>
            <Translate id="consent.close" description="Button that closes the dialog">
              Close
            </Translate>
          </button>
        ) : (
          <>
            {answer(
              'refused',
              <Translate id="consent.refuse" description="Button of the dialog: no third-party services">
                Essential only
              </Translate>,
            )}
            {answer(
              'allowed',
              <Translate
                id="consent.allow"
                description="Button of the dialog: third-party services may be used"
              >
                Allow all
              </Translate>,
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** What a service is for. */
function serviceText(name: ServiceName): string {
  const texts: Record<ServiceName, string> = {
    analytics: translate({
      id: 'consent.analytics',
      message: 'Analytics counts which pages are read and what is clicked.',
      description: 'Text of the dialog: what analytics is for',
    }),
    adverts: translate({
      id: 'consent.adverts',
      message: 'Adverts pay for this documentation.',
      description: 'Text of the dialog: what the advert network is for',
    }),
    search: translate({
      id: 'consent.search',
      message: 'A search service looks up what you search for.',
      description: 'Text of the dialog: what the search service is for',
    }),
    iconFont: translate({
      id: 'consent.iconFont',
      message: 'A font service provides the icons of some demos.',
      description: 'Text of the dialog: what the font service is for',
    }),
  };
  return texts[name];
}
