import React, {Suspense, useEffect, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import DemoError from '@theme/DemoError';
import type {DemoRecord, DemoStyling} from '@theme/Demo';
import type {DemoView} from '@theme/DemoScope';
import {isLoadError, type Chunk} from '@site/src/useChunk';
import type {ControlValues} from '../../controls/types';
import type {Runtime} from './useRuntime';

type RunningProps = {
  demo: DemoRecord;
  values: ControlValues;
  view: DemoView;
  /** Height in px of the document of its own that the demo runs in, if it does. */
  frameHeight: number | undefined;
  /** Called with the styling that is on the page, at first and whenever it changes. */
  onReady: (styling: DemoStyling) => void;
};

type PreviewProps = RunningProps & {runtime: Chunk<Runtime>};

/** The running demo, inside an error boundary that offers a new start. Nothing until all that it needs is there. */
export default function Preview({runtime, ...props}: PreviewProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const {demo} = props;
  const {module, failures, error, retry} = runtime;
  const failure = (cause: Error, onReset: () => void) => (
    <DemoError name={demo.name} error={cause} sourcePath={demo.sourcePath} onReset={onReset} />
  );
  // What was fetched and threw before it could be drawn.
  if (failures > 0 && !isLoadError(error)) {
    return failure(error instanceof Error ? error : new Error(String(error)), retry);
  }
  return (
    module && (
      <ErrorBoundary
        fallback={({error: thrown, tryAgain}) =>
          failure(thrown, () => {
            setAttempt((count) => count + 1);
            tryAgain();
          })
        }
      >
        <Running key={attempt} runtime={module} {...props} />
      </ErrorBoundary>
    )
  );
}

function Running({
  demo,
  runtime: {Component, styling, Scope, Frame, IconFont},
  values,
  view,
  frameHeight = 0,
  onReady,
}: RunningProps & {runtime: Runtime}): ReactNode {
  const scope = (frame?: Document) => (
    <Scope overrides={view} frame={frame}>
      <Component {...values} />
      {IconFont && <IconFont frame={frame} />}
      <Ready styling={styling} onReady={onReady} />
    </Scope>
  );
  return (
    <Suspense fallback={null}>
      {Frame ? (
        <Frame name={demo.name} height={frameHeight}>
          {scope}
        </Frame>
      ) : (
        scope()
      )}
    </Suspense>
  );
}

/** Tells when everything before it, lazy parts included, is on the page. */
function Ready({styling, onReady}: Pick<RunningProps, 'onReady'> & {styling: DemoStyling}): ReactNode {
  useEffect(() => onReady(styling), [styling, onReady]);
  return null;
}
