import React, {useEffect, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {track} from '@site/plugins/analytics/client';
import {isReader} from '../../client/readers';

export type BlockProps = {
  /** Called when the block has crashed. */
  onCrash: () => void;
};

function Crashed({onCrash}: BlockProps): ReactNode {
  useEffect(() => {
    track('ad', {eventAction: 'crash'});
    onCrash();
  }, [onCrash]);
  return null;
}

/**
 * A block that the page outlives: a crash inside hides it and is reported (B5.8). It is there once the page itself has
 * loaded: adverts delay nothing.
 *
 * @returns `null` for crawlers (B5.2)
 */
export async function isolated(Block: ComponentType): Promise<ComponentType<BlockProps> | null> {
  if (!(await isReader(navigator.userAgent))) {
    return null;
  }
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, {once: true}));
  }
  return function IsolatedBlock({onCrash}) {
    return (
      <ErrorBoundary fallback={() => <Crashed onCrash={onCrash} />}>
        <Block />
      </ErrorBoundary>
    );
  };
}
