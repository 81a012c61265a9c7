import React, {useEffect, useId, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {demoFeedbackEvent} from '../../client/demoFeedbackEvent';
import {hasLeftSomething} from '../../client/storageKeys';
import type {Rating} from '../../payload';
import type {Asked, LateProps} from './Late';
import styles from './styles.module.css';

/**
 * "Was this page helpful?" (B8.1). Every page carries the question and the ear for its sections and demos; all else
 * comes when a reader is about to use it.
 */
export default function PageFeedback(): ReactNode {
  const {pathname} = useLocation();
  return <Question key={pathname} page={pathname} />;
}

function Question({page}: {page: string}): ReactNode {
  const id = useId();
  const [rating, setRating] = useState<Rating>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [Late, setLate] = useState<ComponentType<LateProps> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // Again at each wish: what could not be fetched may come now.
    const load = () => {
      import('./Late').then(
        (module) => setLate(() => module.default),
        () => setFailed(true),
      );
    };
    if (asked || hasLeftSomething(page)) load();
    const onEvent = (event: Event) => {
      if (event instanceof CustomEvent) setAsked({target: `demo:${String(event.detail)}`});
      else if (event.target instanceof Element && event.target.closest('article :is(h2, h3)')) load();
    };
    const events = [demoFeedbackEvent, 'pointerover', 'focusin'];
    events.forEach((name) => document.addEventListener(name, onEvent));
    return () => events.forEach((name) => document.removeEventListener(name, onEvent));
  }, [page, asked]);

  const answer = (value: 1 | 0, action: string, label: ReactNode) => (
    <button
      type="button"
      className={styles.button}
      aria-pressed={rating === value}
      data-ga-event-category="feedback"
      data-ga-event-action={action}
      onClick={() => {
        setRating(value);
        setAsked({target: 'page'});
      }}
    >
      {label}
    </button>
  );
  return (
    <section className={styles.feedback} aria-labelledby={id}>
      <div>
        <span id={id} className="sentence">
          <Translate id="feedback.question" description="Below every page">
            Was this page helpful?
          </Translate>
        </span>
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
      {Late ? (
        <Late page={page} asked={asked} onAsk={setAsked} rating={rating} onRating={setRating} />
      ) : (
        failed &&
        asked && (
          <p role="alert">
            <Translate id="feedback.failed">{"Couldn't submit feedback. Please try again later."}</Translate>
          </p>
        )
      )}
    </section>
  );
}
