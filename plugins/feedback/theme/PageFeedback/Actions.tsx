import React, {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {issueLink} from '../../client/issueLink';
import {makePayload, type Place} from '../../client/makePayload';
import type {Draft} from '../../client/memory';
import {readSettings} from '../../client/send';
import type {FeedbackState} from '../../client/useFeedback';
import type {FeedbackSettings} from '../../payload';
import styles from './late.module.css';
import pageStyles from './styles.module.css';

type ActionsProps = {
  place: Place;
  draft: Draft;
  state: FeedbackState;
  settings: FeedbackSettings | undefined;
  onSettings: (settings: FeedbackSettings) => void;
  onCancel: () => void;
};

/** The buttons of a form, once it is known where feedback goes: Send, or a link to a filled-in issue (B8.3). */
export function Actions({place, draft, state, settings, onSettings, onCancel}: ActionsProps): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  // Without an answer there is a button to try again with.
  const [asking, setAsking] = useState(settings === undefined);
  useEffect(() => {
    if (settings !== undefined) return undefined;
    let isCurrent = true;
    readSettings(baseUrl)
      .then((found) => isCurrent && onSettings(found))
      .catch(() => undefined)
      .finally(() => isCurrent && setAsking(false));
    return () => {
      isCurrent = false;
    };
  }, [settings, baseUrl, onSettings]);

  const toIssue = settings?.address === null;
  return (
    <>
      <p className={styles.note}>
        {toIssue ? (
          <Translate
            id="feedbackForm.note.issue"
            description="Below the text field, above the link that opens a new issue"
          >
            Feedback goes into a public issue on GitHub. You can edit it there before you submit it.
          </Translate>
        ) : (
          <Translate id="feedbackForm.note" description="Below the text field, about what is sent">
            What you answer and write is sent with the address of the page, and nothing about you.
          </Translate>
        )}
      </p>
      <div className={styles.actions} data-waiting={(asking && settings === undefined) || undefined}>
        {toIssue ? (
          <a
            className={clsx(pageStyles.button, styles.primary)}
            href={issueLink(settings.issues, addressOf(place), makePayload(place, draft))}
            target="_blank"
            rel="noopener"
            data-ga-event-category="feedback"
            data-ga-event-action="issue"
          >
            <Translate id="feedbackForm.issue" description="Link that opens a new issue with the feedback">
              Continue on GitHub
            </Translate>
          </a>
        ) : (
          <button
            type="submit"
            className={clsx(pageStyles.button, styles.primary)}
            aria-disabled={state === 'sending' || undefined}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            data-ga-event-category="feedback"
            data-ga-event-action="send"
          >
            {state === 'sending' ? (
              <Translate id="feedbackForm.sending" description="Label of the button while it works">
                Sending…
              </Translate>
            ) : (
              <Translate id="feedbackForm.send" description="Button that sends feedback">
                Send
              </Translate>
            )}
          </button>
        )}
        <button type="button" className={clsx(pageStyles.button, styles.quiet)} onClick={onCancel}>
          <Translate id="feedbackForm.cancel" description="Closes the form and forgets its text">
            Cancel
          </Translate>
        </button>
        {!toIssue && (
          <span className={styles.shortcut} aria-hidden="true">
            <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd> <kbd>Enter</kbd>
          </span>
        )}
      </div>
      <p role="alert" className={styles.failure}>
        {state === 'failed' && (
          <Translate id="feedback.failed" description="Shown when feedback could not be sent">
            {"Couldn't submit feedback. Please try again later."}
          </Translate>
        )}
      </p>
    </>
  );
}

function addressOf({page, target}: Place): string {
  const hash = target.startsWith('demo:') ? `#${target.slice('demo:'.length)}` : target;
  return window.location.origin + page + (target === 'page' ? '' : hash);
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
