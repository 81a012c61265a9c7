import React, {useCallback, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import DemoAdvert from '@theme/DemoAdvert';
import LoadFailure from '@theme/LoadFailure';
import type {DemoStyling, Props} from '@theme/Demo';
import type {DemoView} from '@theme/DemoScope';
import {shownStyling, useCodeOpen, useCodePreferences} from '../../client';
import {useDemoCode} from '../../client/useDemoCode';
import {useFullScreen} from '../../client/useFullScreen';
import {isLoadError, useChunk} from '@site/src/useChunk';
import {useNearViewport} from '@site/src/useNearViewport';
import type {ControlValues} from '../../controls/types';
import Code from './Code';
import {CodeSwitch} from './CodeSwitch';
import Preview from './Preview';
import {useRuntime} from './useRuntime';
import './library.css';
import styles from './styles.module.css';
import waitingStyles from './waiting.module.css';

const noValues: ControlValues = {};

const loadTools = () => import('./Tools');

/**
 * A live demo in a box of its declared height, with its tools, props and code below; it loads when it comes near the
 * viewport. What of it cannot be loaded is said once, on the stage or, while something runs there, below the tools.
 */
export default function Demo(props: Props): ReactNode {
  const {name, demo, height, maxWidth, background = 'page', hideToolbar, openCode, frame = false} = props;
  const {values = noValues, panel, onRestart, codeBox, advert = false} = props;
  const section = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLSpanElement>(null);
  const system = useRef<HTMLElement>(null);
  const fullScreenButton = useRef<HTMLButtonElement>(null);

  const near = useNearViewport(box, 400);
  const [shown, setShown] = useState<DemoStyling | null>(null);
  const [view, setView] = useState<DemoView>({});
  const [restarts, setRestarts] = useState(0);
  const [codeOpen, setCodeOpen] = useCodeOpen(name, openCode);
  const wasOpened = useEver(codeOpen && !openCode);
  const styling = shownStyling(demo, useCodePreferences().codeStyling);
  const fullScreen = useFullScreen(section, fullScreenButton);
  const runtime = useRuntime(demo, styling, frame, near);
  const tools = useChunk(loadTools, near && !hideToolbar);
  const code = useDemoCode(demo, styling, system, codeOpen);
  const missing = [...(isLoadError(runtime.error) ? [runtime] : []), tools, code].filter(
    ({failures}) => failures > 0,
  );

  const restart = useCallback(() => {
    onRestart?.();
    setView({});
    setShown(null);
    setRestarts((count) => count + 1);
  }, [onRestart]);

  const failure = missing.length > 0 && (
    <LoadFailure
      className={shown ? styles.below : styles.onStage}
      failures={Math.max(...missing.map(({failures}) => failures))}
      onRetry={() => missing.forEach(({retry}) => retry())}
    />
  );
  return (
    <section
      ref={section}
      id={name}
      className={clsx(
        styles.demo,
        background === 'surface' && styles.surface,
        background === 'none' && styles.bare,
        fullScreen.active && styles.fullScreen,
        panel !== undefined && styles.withPanel,
      )}
      data-demo={name}
      data-demo-state={shown ? 'ready' : 'waiting'}
      data-demo-styling={shown ?? undefined}
      aria-label={translate(
        {
          id: 'codeVariants.demo.label',
          message: 'Demo {name}',
          description: 'Name of a demo for screen readers',
        },
        {name},
      )}
    >
      <div
        ref={box}
        className={styles.preview}
        style={{minBlockSize: height}}
        data-scope-theme={view.paletteMode}
        data-demo-box
      >
        <span ref={start} tabIndex={-1} className={styles.start} />
        <div
          className={waitingStyles.width}
          style={maxWidth === undefined ? undefined : {maxInlineSize: maxWidth}}
        >
          {near && (
            <Preview
              restarts={restarts}
              demo={demo}
              runtime={runtime}
              values={values}
              view={view}
              frameHeight={frame ? height : undefined}
              onReady={setShown}
            />
          )}
          {!shown && failure}
        </div>
      </div>
      <noscript>
        <p className={styles.noScript}>
          {translate({
            id: 'codeVariants.demo.noScript',
            message: 'The live demo needs JavaScript; its code is below.',
            description: 'Shown in place of a demo when JavaScript is off',
          })}
        </p>
      </noscript>
      {panel}
      <div className={styles.tools}>
        {tools.module ? (
          <tools.module.default
            demo={demo}
            values={values}
            maxWidth={maxWidth}
            codeOpen={codeOpen}
            onToggleCode={() => setCodeOpen(!codeOpen)}
            view={view}
            onViewChange={setView}
            onReset={restart}
            onResetFocus={() => start.current?.focus()}
            fullScreen={{...fullScreen, button: fullScreenButton}}
          />
        ) : (
          <CodeSwitch demo={name} open={codeOpen} onToggle={() => setCodeOpen(!codeOpen)} />
        )}
        {shown && failure}
      </div>
      <div ref={codeBox} className={styles.codeBox}>
        <Code demo={demo} open={codeOpen} code={code} system={system} />
      </div>
      {advert && wasOpened && <DemoAdvert open={codeOpen} />}
    </section>
  );
}

/** Whether something is true or has been before. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) {
    setEver(true);
  }
  return now || ever;
}
