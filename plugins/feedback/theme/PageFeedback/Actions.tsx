import React, {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useFeedbackSettings, useFeedbackStore} from '../../client/FeedbackProvider';
import {issueLink} from '../../client/issueLink';
import {makePayload, type Place} from '../../client/makePayload';
import type {View} from '../../client/store';
import type {Rating} from '../../payload';
import {Failure} from './Failure';
import keyStyles from '@site/src/ui/key.module.css';
import styles from './late.module.css';
import pageStyles from './styles.module.css';

type ActionsProps = {
  place: Place;
  rating: Rating;
  view: View;
  /** What this form has submitted is on its way. */
  isSending: boolean;
  onCancel: () => void;
};

/** The buttons of a form, once it is known where feedback goes: Send, or a link to a filled-in issue. */
export function Actions({place, rating, view, isSending, onCancel}: ActionsProps): ReactNode {
  const store = useFeedbackStore();
  const settings = useFeedbackSettings();
  // Without an answer there is a button to try again with.
  const [isAsking, setAsking] = useState(settings === undefined);
  useEffect(() => {
    if (!isAsking) return undefined;
    let isCurrent = true;
    void store.askSettings().then(() => isCurrent && setAsking(false));
    return () => {
      isCurrent = false;
    };
  }, [isAsking, store]);

  // A host that takes no feedback: it goes into an issue, or nowhere.
  const issues = settings?.address === null ? settings.issues : undefined;
  return (
    <>
      <p className={styles.note}>
        <Note issues={issues} />
      </p>
      <div className={styles.actions} data-waiting={(isAsking && settings === undefined) || undefined}>
        {issues && (
          <a
            className={clsx(pageStyles.button, styles.primary)}
            href={issueLink(
              issues,
              toAddress(place),
              makePayload(place, {id: '', rating, comment: view.comment}),
            )}
            target="_blank"
            rel="noopener"
            data-ga-event-category="feedback"
            data-ga-event-action="issue"
          >
            <Translate id="feedbackForm.issue" description="Link that opens a new issue with the feedback">
              Continue on GitHub
            </Translate>
          </a>
        )}
        {issues === undefined && (
          <button
            type="submit"
            className={clsx(pageStyles.button, styles.primary)}
            aria-disabled={isSending || undefined}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            data-ga-event-category="feedback"
            data-ga-event-action="send"
          >
            {isSending ? (
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
        {issues === undefined && (
          <span className={styles.shortcut} aria-hidden="true">
            <kbd className={keyStyles.key}>{isApple() ? '⌘' : 'Ctrl'}</kbd>{' '}
            <kbd className={keyStyles.key}>Enter</kbd>
          </span>
        )}
      </div>
      <Failure unsent={view.isSending ? undefined : view.unsent} />
    </>
  );
}

/** Where goes what is written: `undefined` to the endpoint, an address into an issue there, `null` nowhere. */
function Note({issues}: {issues: string | null | undefined}): ReactNode {
  if (issues === undefined) {
    return (
      <Translate id="feedbackForm.note" description="Below the text field, about what is sent">
        What you answer and write is sent with the address of the page, and nothing about you.
      </Translate>
    );
  }
  return issues === null ? (
    <Translate
      id="feedbackForm.note.nowhere"
      description="Below the text field, on a host that sends feedback nowhere"
    >
      This copy of the documentation takes no feedback.
    </Translate>
  ) : (
    <Translate
      id="feedbackForm.note.issue"
      description="Below the text field, above the link that opens a new issue"
    >
      Feedback goes into a public issue on GitHub. You can edit it there before you submit it.
    </Translate>
  );
}

function toAddress({page, target}: Place): string {
  const hash = target.startsWith('demo:') ? `#${target.slice('demo:'.length)}` : target;
  return window.location.origin + page + (target === 'page' ? '' : hash);
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
