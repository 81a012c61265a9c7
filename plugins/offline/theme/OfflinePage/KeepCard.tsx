import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Progress} from '../../client/keep/types';
import {sizeText} from '../../client/sizeText';
import type {Keeping} from '../../client/useKeeping';
import {KeepText} from './KeepText';
import buttons from './buttons.module.css';
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
      <Actions keeping={keeping} />
    </section>
  );
}

/** How far a version is, as a bar and in words. */
function ProgressBar({progress: {done, total}}: {progress: Progress}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const size = (bytes: number) => sizeText(bytes, currentLocale);
  return (
    <div className={styles.progress}>
      <progress
        value={done}
        max={total}
        aria-label={translate({
          id: 'offline.keep.progress',
          message: 'Part of the version that is on this device',
          description: 'Name of the progress bar for screen readers',
        })}
      />
      <span>
        {translate(
          {
            id: 'offline.keep.figures',
            message: '{done} of {total}',
            description: 'Sizes beside the progress bar: what is there, and the whole',
          },
          {done: size(done), total: size(total)},
        )}
      </span>
    </div>
  );
}

/** The one thing to do next. */
function Actions({keeping: {state, start, pause, look}}: {keeping: Keeping}): ReactNode {
  switch (state.phase) {
    case 'looking':
    case 'unavailable':
    case 'kept':
      return null;
    case 'loading':
      return (
        <button type="button" className={buttons.plain} onClick={pause}>
          <Translate id="offline.keep.pause" description="Button that pauses the download">
            Pause
          </Translate>
        </button>
      );
    case 'short':
    case 'unreachable':
      return <LookButton look={look} />;
    case 'stopped':
      return state.trouble === 'changed' ? <LookButton look={look} /> : <StartButton start={start} isBegun />;
    case 'ready':
      return <StartButton start={start} isBegun={state.progress.done > 0} />;
  }
}

function StartButton({start, isBegun}: {start: () => void; isBegun: boolean}): ReactNode {
  return (
    <button type="button" className={buttons.primary} onClick={start}>
      {isBegun ? (
        <Translate id="offline.keep.resume" description="Button that goes on with the download">
          Go on
        </Translate>
      ) : (
        <Translate id="offline.keep.start" description="Button that downloads the whole version">
          Download
        </Translate>
      )}
    </button>
  );
}

function LookButton({look}: {look: () => void}): ReactNode {
  return (
    <button type="button" className={buttons.plain} onClick={look}>
      <Translate id="offline.keep.look" description="Button that looks again whether the version can be kept">
        Look again
      </Translate>
    </button>
  );
}
