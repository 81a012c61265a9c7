import React, {useLayoutEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Icon} from '@site/src/ui/Icon';
import {useInterfaceLanguage} from '@site/src/ui/useInterfaceLanguage';
import styles from './late.module.css';

type ThanksProps = {
  /** Empty until then. */
  isShown: boolean;
  /** In place of a form that had the focus. */
  takesFocus?: boolean;
};

/** Says that feedback is stored. */
export function Thanks({isShown, takesFocus = false}: ThanksProps): ReactNode {
  const text = useRef<HTMLParagraphElement>(null);
  const lang = useInterfaceLanguage();
  useLayoutEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={text} lang={lang} role="status" tabIndex={-1} className={styles.thanks}>
      {isShown && (
        <>
          <Icon>
            <path d="m4 10.5 4 4 8-9" />
          </Icon>
          <span className="sentence">
            <Translate id="feedbackForm.sent" description="Shown after feedback was sent">
              Thank you for your feedback.
            </Translate>
          </span>
        </>
      )}
    </p>
  );
}
