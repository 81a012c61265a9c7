import React, {memo, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {DemoRecord, DemoStyling} from '@theme/Demo';
import type {DemoView} from '@theme/DemoScope';
import {isLoadError, type Chunk} from '@site/src/useChunk';
import type {ControlValues} from '../../controls/types';
import DemoError from '../DemoError';
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

type AttemptsProps = RunningProps & {runtime: Chunk<Runtime>};

type PreviewProps = AttemptsProps & {
  /** How often the reader has started the demo anew. */
  restarts: number;
};

/**
 * The running demo, inside error boundaries that offer a new start. Nothing until all that it needs is there. What a demo
 * throws while it goes away is caught by what stays: without the outer boundary it would take the page with it. A press
 * on the tools around it does not draw it anew.
 */
export default memo(function Preview({restarts, ...props}: PreviewProps): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => (
        <AfterEnd demo={props.demo} error={error} restarts={restarts} onReset={tryAgain} />
      )}
    >
      <Attempts key={restarts} {...props} />
    </ErrorBoundary>
  );
});

type FailureProps = {demo: DemoRecord; error: Error; onReset: () => void};

function Failure({demo, ...props}: FailureProps): ReactNode {
  return <DemoError name={demo.name} sourcePath={demo.sourcePath} {...props} />;
}

/** The error of a demo that was to make room for a new start, which the next one clears. */
function AfterEnd({restarts, ...props}: FailureProps & {restarts: number}): ReactNode {
  const {onReset} = props;
  const first = useRef(restarts);
  useEffect(() => {
    if (restarts !== first.current) onReset();
    // `onReset` is another one with each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [restarts]);
  return <Failure {...props} />;
}

function Attempts({runtime, ...props}: AttemptsProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const {demo} = props;
  const {module, failures, error, retry} = runtime;
  // What was fetched and threw before it could be drawn.
  if (failures > 0 && !isLoadError(error)) {
    const cause = error instanceof Error ? error : new Error(String(error));
    return <Failure demo={demo} error={cause} onReset={retry} />;
  }
  return (
    module && (
      <ErrorBoundary
        fallback={({error: thrown, tryAgain}) => (
          <Failure
            demo={demo}
            error={thrown}
            onReset={() => {
              setAttempt((count) => count + 1);
              tryAgain();
            }}
          />
        )}
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
