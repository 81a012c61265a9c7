import {useCallback, useRef, useState} from 'react';
import type {FeedbackSettings, Rating} from '../payload';
import {makePayload, randomId, saysSomething, type Place} from './makePayload';
import {draftsOf, keepDraft, keepRating, type Draft} from './memory';
import {readSettings, send} from './send';

/** `sent` ends it; the others can be sent. */
export type FeedbackState = 'writing' | 'sending' | 'sent' | 'failed';

type Options = {
  place: Place;
  /** What the reader answered to "Was this page helpful?". */
  rating: Rating;
  /** Of this language's part of the site. */
  baseUrl: string;
  settings: FeedbackSettings | undefined;
  onSettings: (settings: FeedbackSettings) => void;
};

type Feedback = {
  state: FeedbackState;
  comment: string;
  setComment: (comment: string) => void;
  /** The draft as it is now. */
  draft: Draft;
  /** Sends it; `false` when there is nothing to send. */
  submit: () => boolean;
  /** Forgets it. */
  discard: () => void;
};

/**
 * One piece of feedback, from the first letter until it is sent. What was not sent stays in storage, with the id that
 * makes a further try a repeat (B8.2).
 */
export function useFeedback({place, rating, baseUrl, settings, onSettings}: Options): Feedback {
  const {page, target} = place;
  const [kept] = useState(() => draftsOf(page).get(target));
  const [id] = useState(() => kept?.id ?? randomId());
  const [comment, setText] = useState(kept?.comment ?? '');
  const [state, setState] = useState<FeedbackState>('writing');
  const sending = useRef(false);
  const draft: Draft = {id, rating, comment, at: Date.now()};

  const setComment = useCallback(
    (text: string) => {
      setText(text);
      keepDraft(page, target, text === '' ? null : {id, rating, comment: text, at: Date.now()});
    },
    [page, target, id, rating],
  );

  const deliver = async () => {
    const known = settings ?? (await readSettings(baseUrl));
    onSettings(known);
    // Nobody takes it: the form offers an issue from now on.
    if (known.address === null) return 'writing';
    await send(known.address, makePayload(place, draft));
    keepDraft(page, target, null);
    if (target === 'page' && rating !== null) keepRating(page, rating);
    return 'sent';
  };

  const submit = () => {
    if (sending.current) return true;
    if (!saysSomething(makePayload(place, draft))) return false;
    sending.current = true;
    setState('sending');
    keepDraft(page, target, draft);
    deliver()
      .then(setState, () => setState('failed'))
      .finally(() => {
        sending.current = false;
      });
    return true;
  };

  return {state, comment, setComment, draft, submit, discard: () => keepDraft(page, target, null)};
}
