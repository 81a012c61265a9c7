import React, {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useFeedback, useFeedbackStore} from '../../client/FeedbackProvider';
import type {Rating} from '../../payload';
import {Failure} from './Failure';
import {Thanks} from './Thanks';
import styles from './late.module.css';
import pageStyles from './styles.module.css';

type RatingStatusProps = {
  page: string;
  /** The answer that was pressed since the page was opened. */
  pressed: Rating;
  /** The form of the page says itself what has failed. */
  isFormOpen: boolean;
};

/** What became of an answer to the question: thanks, or what has failed and a button to send it again. */
export function RatingStatus({page, pressed, isFormOpen}: RatingStatusProps): ReactNode {
  const store = useFeedbackStore();
  const {rating, unsent, isSending} = useFeedback(page, 'page');
  // An answer of an earlier visit may be sent now.
  const [hasWaited, setWaited] = useState(false);
  // A screen reader tells what changes in a region that was there before.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  useEffect(() => {
    if (unsent) setWaited(true);
  }, [unsent]);

  const isStored = rating !== null && (pressed === null ? hasWaited : pressed === rating);
  const hasFailed = unsent !== undefined && !isSending && !isFormOpen;
  return (
    <>
      <Thanks isShown={isThere && isStored && !unsent} />
      <div className={styles.failedRating}>
        <Failure unsent={hasFailed ? unsent : undefined} />
        {hasFailed && (
          <button
            type="button"
            className={pageStyles.button}
            data-ga-event-category="feedback"
            data-ga-event-action="send"
            onClick={() => store.retry(page, 'page')}
          >
            <Translate id="feedback.retry">Try again</Translate>
          </button>
        )}
      </div>
    </>
  );
}
