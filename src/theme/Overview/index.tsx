// Ours: what only the first page of a product shows; such a page loads it, no other does.
import React, {type ReactNode} from 'react';
import type {CardsProps} from '@theme/Overview';
import {Actions} from './Actions';
import styles from './cards.module.css';
import {Index} from './PageIndex';

/** A list of pages, each item a link and a sentence, as cards. */
function Cards({children}: CardsProps): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

/** A list of plans, each item a name, a sentence and a list of what is new in it, as the columns of one frame. */
function Plans({children}: CardsProps): ReactNode {
  return <div className={styles.plans}>{children}</div>;
}

export default {Actions, Cards, Plans, Index};
