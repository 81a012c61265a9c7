import React, {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {useFeedback, useFeedbackSettings, useFeedbackStore} from '../../client/FeedbackProvider';
import type {Place} from '../../client/makePayload';
import type {Asked} from '../../client/openForms';
import type {View} from '../../client/store';
import {longestComment, type Rating, type Target} from '../../payload';
import {findElement} from '../../client/usePlace';
import {Actions} from './Actions';
import {getLabel} from './formTexts';
import {Thanks} from './Thanks';
import {useInterfaceLanguage} from '@site/src/ui/useInterfaceLanguage';
import styles from './late.module.css';

export type FormProps = {
  place: Place;
  /** The reader's last wish, when it was for this form; it takes the focus. */
  asked: Asked | null;
  /** The answer that a comment on a page goes with. */
  rating: Rating;
  /** It is over: it has said so by `onSent`. */
  isOver: boolean;
  onSent: () => void;
  onClose: () => void;
};

/** The comment box: `Ctrl/Cmd+Enter` sends, Cancel closes and forgets. */
export function Form({place, asked, rating, isOver, onSent, onClose}: FormProps): ReactNode {
  const {page, target} = place;
  const id = useId();
  const store = useFeedbackStore();
  const view = useFeedback(page, target);
  const isTaken = useFeedbackSettings()?.address !== null;
  const lang = useInterfaceLanguage();
  // What the reader came from gets the focus back.
  const [opener] = useState(() => (asked ? document.activeElement : null));
  const [isSubmitted, setSubmitted] = useState(() => hasComment(view));
  const text = useRef<HTMLTextAreaElement>(null);
  const hasFocus = useRef(false);
  const isSending = view.isSending && (isSubmitted || hasComment(view));
  const isSent = isOver || (isTaken && isSubmitted && !view.unsent && view.comment === '');

  // At once: a later effect would take the focus from a reader who has already gone on.
  useLayoutEffect(() => {
    if (asked) text.current?.focus();
  }, [asked]);

  useEffect(() => {
    if (isSent) onSent();
    // When it was sent, not when the parent draws anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSent]);

  if (isSent) return <Thanks isShown takesFocus={hasFocus.current} />;

  const submit = () => {
    if (isSending) return;
    if (store.submit(place, rating, view.comment)) setSubmitted(true);
    else text.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    }
  };
  return (
    <form
      className={styles.form}
      lang={lang}
      noValidate
      aria-busy={isSending}
      onKeyDown={onKeyDown}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="sentence">
        {getLabel(target, rating)}
      </label>
      <textarea
        ref={text}
        id={id}
        rows={4}
        maxLength={longestComment}
        aria-required={target !== 'page'}
        readOnly={isSending}
        value={view.comment}
        onChange={(event) => {
          setSubmitted(false);
          store.write(page, target, event.target.value);
        }}
      />
      <Actions
        place={place}
        rating={rating}
        view={view}
        isSending={isSending}
        onCancel={() => {
          store.withdraw(page, target);
          onClose();
          returnFocus(target, opener);
        }}
      />
    </form>
  );
}

function hasComment({unsent}: View): boolean {
  return unsent !== undefined && unsent.payload.comment !== '';
}

/** Gives the focus back to what opened a form, or to what stands nearest to it when that is gone. */
function returnFocus(target: Target, from: Element | null): void {
  if (from instanceof HTMLElement && from.isConnected && from !== document.body) {
    from.focus();
    return;
  }
  findElement(target)?.querySelector<HTMLElement>('a.hash-link, [data-toolbar-item="more"]')?.focus();
}
