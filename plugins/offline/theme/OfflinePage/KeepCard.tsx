import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Keeping} from '../../client/useKeeping';
import {KeepActions} from './KeepActions';
import {KeepText} from './KeepText';
import {ProgressBar} from './ProgressBar';
import styles from './styles.module.css';

/** The choice to keep this version: size, progress, pause and what went wrong. */
export function KeepCard({keeping}: {keeping: Keeping}): ReactNode {
  const {state} = keeping;
  const label = translate({
    id: 'offline.keep.heading',
    message: 'Keep this version offline',
    description: 'Heading of the card that downloads the whole version',
  });
  return (
    <section className={styles.card} aria-label={label} data-keep={state.phase}>
      <h2 className={styles.cardTitle}>{label}</h2>
      <div role="status">
        <KeepText state={state} />
      </div>
      {'progress' in state && state.progress.done > 0 && <ProgressBar progress={state.progress} />}
      <KeepActions keeping={keeping} />
    </section>
  );
}
