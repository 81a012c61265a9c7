import React, {useCallback, useEffect, useId, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useDocumentedVersion} from '@site/plugins/library-versions/client';
import {demoFeedbackEvent} from '../../client/demoFeedbackEvent';
import {useFeedback, useFeedbackStore} from '../../client/FeedbackProvider';
import type {Asked} from '../../client/openForms';
import type {Rating} from '../../payload';
import type {FormsProps} from './lazyForms';
import {Missing} from './Missing';
import styles from './styles.module.css';

/**
 * "Was this page helpful?" Every page carries the question, what sends an answer to it, and the ear for its sections and
 * demos; all else comes when a reader is about to use it.
 */
export default function PageFeedback(): ReactNode {
  const {pathname} = useLocation();
  return <Question key={pathname} page={pathname} />;
}

function Question({page}: {page: string}): ReactNode {
  const id = useId();
  const {version} = useDocumentedVersion();
  const store = useFeedbackStore();
  const {rating, unsent, isSending} = useFeedback(page, 'page');
  // What the reader has pressed since the page was opened.
  const [pressed, setPressed] = useState<Rating>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [Forms, setForms] = useState<ComponentType<FormsProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  const shown = pressed ?? unsent?.payload.rating ?? rating;

  const load = useCallback(() => {
    import('./lazyForms').then(
      (module) => setForms(() => module.default),
      () => setMissing(true),
    );
  }, []);

  /** The reader has asked for something, or left something here. */
  const isWanted = useCallback(
    () => asked !== null || store.drafts(page).length > 0 || store.view(page, 'page').unsent !== undefined,
    [store, page, asked],
  );

  useEffect(() => {
    // Again at each wish: what could not be fetched may come now.
    if (isWanted()) load();
  }, [isWanted, load]);

  useEffect(() => {
    const onEvent = (event: Event) => {
      if (event instanceof CustomEvent) setAsked({target: `demo:${String(event.detail)}`});
      else if (event.target instanceof Element && event.target.closest('article :is(h2, h3)')) load();
    };
    const events = [demoFeedbackEvent, 'pointerover', 'focusin'];
    events.forEach((name) => document.addEventListener(name, onEvent));
    return () => events.forEach((name) => document.removeEventListener(name, onEvent));
  }, [load]);

  useEffect(() => {
    if (!isMissing) return undefined;
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isMissing, load]);

  const answer = (value: 1 | 0, action: string, label: ReactNode) => (
    <button
      type="button"
      className={styles.button}
      aria-pressed={shown === value}
      data-ga-event-category="feedback"
      data-ga-event-action={action}
      onClick={() => {
        setPressed(value);
        setAsked({target: 'page'});
        store.submit({page, target: 'page', version}, value, '');
      }}
    >
      {label}
    </button>
  );
  return (
    <section className={styles.feedback} aria-labelledby={id}>
      <div className={styles.question}>
        <span id={id} className="sentence">
          <Translate id="feedback.question" description="Below every page">
            Was this page helpful?
          </Translate>
        </span>
        <div className={styles.answers}>
          {answer(
            1,
            'helpful',
            <Translate id="feedback.yes" description="To feedback.question">
              Yes
            </Translate>,
          )}
          {answer(
            0,
            'not-helpful',
            <Translate id="feedback.no" description="To feedback.question">
              No
            </Translate>,
          )}
        </div>
      </div>
      {Forms ? (
        <Forms
          page={page}
          version={version}
          asked={asked}
          onAsk={setAsked}
          rating={shown}
          pressed={pressed}
          onTakeBack={() => setPressed(null)}
        />
      ) : (
        isMissing &&
        isWanted() && (
          <Missing
            target={asked?.target ?? 'page'}
            isUnsent={unsent !== undefined && !isSending}
            onRetry={() => {
              load();
              store.retry(page, 'page');
            }}
          />
        )
      )}
    </section>
  );
}
