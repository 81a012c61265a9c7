import React, {useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocumentedVersion} from '@site/plugins/library-versions/client';
import {returnFocus} from '../../client/returnFocus';
import {useFeedback} from '../../client/useFeedback';
import {longestComment, type FeedbackSettings, type Rating, type Target} from '../../payload';
import {Actions} from './Actions';
import {labelOf} from './formTexts';
import type {Asked} from './Late';
import styles from './late.module.css';

export type FormProps = {
  page: string;
  target: Target;
  /** The reader's last wish, when it was for this form; it takes the focus. */
  asked: Asked | null;
  rating: Rating;
  settings: FeedbackSettings | undefined;
  onSettings: (settings: FeedbackSettings) => void;
  onSent: () => void;
  onClose: () => void;
};

/** The comment box (B8.1): `Ctrl/Cmd+Enter` sends, Cancel closes and forgets. */
export function Form(props: FormProps): ReactNode {
  const {page, target, asked, rating, settings, onSettings, onSent, onClose} = props;
  const id = useId();
  // What the reader came from gets the focus back.
  const [opener] = useState(() => (asked ? document.activeElement : null));
  const text = useRef<HTMLTextAreaElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const {siteConfig, i18n} = useDocusaurusContext();
  // Of its own, because the text around it may be that of an untranslated page.
  const lang = i18n.localeConfigs[i18n.currentLocale]?.htmlLang;
  const place = {page, target, version: useDocumentedVersion().version};
  const {state, comment, setComment, draft, submit, discard} = useFeedback({
    place,
    rating,
    baseUrl: siteConfig.baseUrl,
    settings,
    onSettings,
  });

  // At once: a later effect would take the focus from a reader who has already gone on.
  useLayoutEffect(() => {
    if (asked) text.current?.focus();
  }, [asked]);

  useLayoutEffect(() => {
    if (state === 'sent') {
      onSent();
      thanks.current?.focus();
    }
    // When it was sent, not when the parent draws anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);

  if (state === 'sent') {
    return (
      <p ref={thanks} lang={lang} role="status" tabIndex={-1} className={styles.thanks}>
        <Check />
        <span className="sentence">
          <Translate id="feedbackForm.sent" description="Shown after feedback was sent">
            Thank you for your feedback.
          </Translate>
        </span>
      </p>
    );
  }
  const trySubmit = () => {
    if (!submit()) text.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      trySubmit();
    }
  };
  return (
    <form
      className={styles.form}
      lang={lang}
      noValidate
      aria-busy={state === 'sending'}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        trySubmit();
      }}
    >
      <label htmlFor={id} className="sentence">
        {labelOf(target, rating)}
      </label>
      <textarea
        ref={text}
        id={id}
        rows={4}
        maxLength={longestComment}
        aria-required={target !== 'page'}
        readOnly={state === 'sending'}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <Actions
        place={place}
        draft={draft}
        state={state}
        settings={settings}
        onSettings={onSettings}
        onCancel={() => {
          discard();
          onClose();
          returnFocus(target, opener);
        }}
      />
    </form>
  );
}

function Check(): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m4 10.5 4 4 8-9" />
    </svg>
  );
}
