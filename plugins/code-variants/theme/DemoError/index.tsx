import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useTabStop} from '@site/src/useTabStop';
import {issueLink} from '../../client/issueLink';
import {usePluginOptions} from '../../client/usePluginOptions';
import styles from './styles.module.css';

type DemoErrorProps = {
  name: string;
  error: Error;
  /** Path of the demo's file, relative to the project, for the prefilled issue. */
  sourcePath: string;
  onReset: () => void;
};

/** What a reader sees in place of a demo that failed: what happened, a way to try again, and one to report it. */
export default function DemoError({name, error, sourcePath, onReset}: DemoErrorProps): ReactNode {
  const {repositoryUrl} = usePluginOptions();
  const {pathname} = useLocation();
  const position = useSourcePosition(error);
  const message = useRef<HTMLPreElement>(null);
  useTabStop(message);
  return (
    <div role="alert" className={styles.error}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 6.5v4M10 13.5h.01" />
      </svg>
      <p className={styles.title}>
        <Translate
          id="codeVariants.demo.failed"
          description="Shown in place of a demo that failed"
          values={{name}}
        >
          {'The demo {name} stopped with an error.'}
        </Translate>
      </p>
      <pre ref={message} dir="ltr">
        {position === undefined ? error.message : `${position}: ${error.message}`}
      </pre>
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          onClick={onReset}
          data-ga-event-category="demo"
          data-ga-event-action="error-reset"
          data-ga-event-label={name}
        >
          <Translate id="codeVariants.demo.reset" description="Button that starts a failed demo again">
            Start it again
          </Translate>
        </button>
        {repositoryUrl && (
          <a
            className={clsx(styles.action, styles.quiet)}
            href={issueLink(repositoryUrl, {name, error, sourcePath, page: pathname})}
            target="_blank"
            rel="noopener"
            data-ga-event-category="demo"
            data-ga-event-action="error-report"
            data-ga-event-label={name}
          >
            <Translate
              id="codeVariants.demo.report"
              description="Opens a prefilled issue about a failed demo"
            >
              Report it
            </Translate>
          </a>
        )}
      </p>
    </div>
  );
}

/** Where in its source a demo threw; known in development alone, a moment after the error. */
function useSourcePosition(error: Error): string | undefined {
  const [position, setPosition] = useState<{of: Error; text: string | undefined}>();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      // In the same script: one more request of the development server may come too late after a mistake was mended.
      import(/* webpackMode: "eager" */ '../../client/sourcePosition')
        .then(({sourcePosition}) => sourcePosition(error))
        .then((text) => setPosition({of: error, text}))
        // The message stands there without it.
        .catch(() => undefined);
    }
  }, [error]);
  return position?.of === error ? position.text : undefined;
}
