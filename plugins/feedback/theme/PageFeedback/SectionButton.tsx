import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/ui/Icon';
import {readTitle} from '../../client/readTitle';
import styles from './late.module.css';

type SectionButtonProps = {
  heading: HTMLElement;
  /** Whether its form is open. */
  open: boolean;
  onClick: () => void;
};

/** Stands behind a heading while the reader is at it. */
export function SectionButton({heading, open, onClick}: SectionButtonProps): ReactNode {
  const label = translate(
    {
      id: 'feedbackForm.section.open',
      message: 'Feedback on “{title}”',
      description: 'Name of the button behind the heading of a section',
    },
    {title: readTitle(heading)},
  );
  return (
    <button
      type="button"
      className={styles.sectionButton}
      aria-label={label}
      aria-expanded={open}
      title={label}
      data-ga-event-category="feedback"
      data-ga-event-action="section"
      onClick={onClick}
    >
      <Icon>
        <path d="M4.5 4h11A1.5 1.5 0 0 1 17 5.5V12a1.5 1.5 0 0 1-1.5 1.5H10l-4 3v-3H4.5A1.5 1.5 0 0 1 3 12V5.5A1.5 1.5 0 0 1 4.5 4ZM6.5 7.3h7M6.5 10.3H11" />
      </Icon>
    </button>
  );
}
