import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Unsent} from '../../client/memory';
import styles from './late.module.css';

/** Why feedback could not be sent; empty while there is nothing to say, so that screen readers hear what comes. */
export function Failure({unsent}: {unsent: Unsent | undefined}): ReactNode {
  return (
    <p role="alert" className={styles.failure}>
      {unsent && <Reason key={unsent.retryAt} retryAt={unsent.retryAt} />}
    </p>
  );
}

function Reason({retryAt = 0}: Pick<Unsent, 'retryAt'>): ReactNode {
  // Read once: a text that counts down would be read out all the time.
  const [seconds] = useState(() => Math.ceil((retryAt - Date.now()) / 1000));
  return seconds > 0 ? (
    <Translate
      id="feedbackForm.tooMany"
      description="Shown when the server takes no more feedback for a time; time is “30 seconds” or “5 minutes”"
      values={{time: timeText(seconds)}}
    >
      {'Too much feedback was sent in a short time. Please try again in {time}.'}
    </Translate>
  ) : (
    <Translate id="feedback.failed">{"Couldn't submit feedback. Please try again later."}</Translate>
  );
}

/** Never one of something, for which a language may have a form of its own. */
function timeText(seconds: number): string {
  return seconds > 90
    ? translate(
        {
          id: 'feedbackForm.minutes',
          message: '{count} minutes',
          description: 'In feedbackForm.tooMany; at least 2',
        },
        {count: Math.ceil(seconds / 60)},
      )
    : translate(
        {
          id: 'feedbackForm.seconds',
          message: '{count} seconds',
          description: 'In feedbackForm.tooMany; at least 2',
        },
        {count: Math.max(2, seconds)},
      );
}
