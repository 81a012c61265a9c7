import React, {type ReactNode} from 'react';
import type {CardsProps} from '@theme/Overview';
import styles from './cards.module.css';

/** A list of pages, each item a link and a sentence, as cards. */
export function Cards({children}: CardsProps): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

/** A list of plans, each item a name, a sentence and a list of what is new in it, as the columns of one frame. */
export function Plans({children}: CardsProps): ReactNode {
  return <div className={styles.plans}>{children}</div>;
}
