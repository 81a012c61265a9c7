import React, {lazy, Suspense, useEffect, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import DemoError from '@theme/DemoError';
import type {DemoRecord, DemoStyling} from '@theme/Demo';
import type {DemoView} from '@theme/DemoScope';
import type {ControlValues} from '../../controls/types';
import {useComponent} from './useComponent';

const Frame = lazy(() => import('./Frame'));

const IconFont = lazy(() => import('./IconFont'));

const loadScope = () => import(/* webpackChunkName: "base-scope" */ '@theme/DemoScope');

type PreviewProps = {
  demo: DemoRecord;
  styling: DemoStyling;
  values: ControlValues;
  view: DemoView;
  /** Height in px of the document of its own that the demo runs in, if it does. */
  frameHeight: number | undefined;
  /** Called with the styling that is on the page, at first and whenever it changes. */
  onReady: (styling: DemoStyling) => void;
};

/** The running demo: component and scope are fetched together, inside an error boundary that offers a new start. */
export default function Preview(props: PreviewProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const {demo} = props;
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => (
        <DemoError
          name={demo.name}
          error={error}
          sourcePath={demo.sourcePath}
          onReset={() => {
            setAttempt((count) => count + 1);
            tryAgain();
          }}
        />
      )}
    >
      <Running key={attempt} {...props} />
    </ErrorBoundary>
  );
}

function Running({demo, styling, values, view, frameHeight, onReady}: PreviewProps): ReactNode {
  // A new attempt makes a new lazy component, because React keeps a failed one failed.
  const [DemoScope] = useState(() => lazy(loadScope));
  const loaded = useComponent(demo, styling);
  const scope = (frame?: Document) => (
    <DemoScope overrides={view} frame={frame}>
      {loaded && (
        <>
          <loaded.Component {...values} />
          {demo.fontIcons && <IconFont frame={frame} />}
          <Ready styling={loaded.styling} onReady={onReady} />
        </>
      )}
    </DemoScope>
  );
  return (
    <Suspense fallback={null}>
      {frameHeight === undefined ? (
        scope()
      ) : (
        <Frame name={demo.name} height={frameHeight}>
          {scope}
        </Frame>
      )}
    </Suspense>
  );
}

/** Tells when everything before it, lazy parts included, is on the page. */
function Ready({styling, onReady}: Pick<PreviewProps, 'styling' | 'onReady'>): ReactNode {
  useEffect(() => onReady(styling), [styling, onReady]);
  return null;
}
