import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Keeping} from '../../client/useKeeping';
import buttons from './buttons.module.css';

/** The one thing to do next. */
export function KeepActions({keeping: {state, start, pause, look}}: {keeping: Keeping}): ReactNode {
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
