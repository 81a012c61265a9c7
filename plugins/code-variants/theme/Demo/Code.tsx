import React, {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type {DemoRecord} from '@theme/Demo';
import {useTabStop} from '@site/src/useTabStop';
import {shownStyling, useCodePreferences} from '../../client';
import {isCopyShortcut, visibleCode} from '../../client/copyShortcut';
import {inLanguage} from '../../client/inLanguage';
import {takeTurns} from '../../client/takeTurns';
import {useCopy} from '../../client/useCopy';
import type {DemoCodeState} from '../../client/useDemoCode';
import {copyMessage} from '../CopyButton/copyTexts';
import {unfold} from '../../client/unfold';
import {CodePair} from './CodePair';
import {FileTabs} from './FileTabs';
import styles from './code.module.css';

/** The style sheet has a height for each number of lines up to this one; more lines scroll. */
const maxLines = 16;

type CodeProps = {
  demo: DemoRecord;
  open: boolean;
  code: DemoCodeState;
  /** The element that shows the code of the first load. */
  system: RefObject<HTMLElement | null>;
};

/**
 * The demo's code in a box that shows the marked lines until the reader wants all. Which language is visible is up to
 * an attribute of `<html>`, so that neither a stored choice nor a new one moves anything. Without JavaScript all of it
 * is there to read.
 */
export default function Code({demo, open, code: {fetched, failures}, system}: CodeProps): ReactNode {
  const {codeVariant, codeStyling} = useCodePreferences();
  const styling = shownStyling(demo, codeStyling);
  const pre = useRef<HTMLPreElement>(null);
  const {outcome, copy} = useCopy(1200);
  useUnfolded(pre, open || codeVariant === 'JS');
  useTabStop(pre);
  const [file, setFile] = useState<string | null>(null);
  const id = useId();
  const shown = fetched[styling] ? styling : 'system';
  const language = codeVariant === 'JS' ? 'js' : 'ts';
  const extraFiles = fetched[shown]?.extraFiles ?? [];
  const extraFile = open ? extraFiles.find(({name}) => name === file) : undefined;
  return (
    <div
      className={styles.box}
      data-open={open || undefined}
      data-lines={Math.min(demo.previewHeight, maxLines)}
      data-stylings={demo.stylings.join(' ')}
      data-failed={failures > 0 || undefined}
      aria-busy={styling !== shown && failures === 0}
    >
      {open && extraFiles.length > 0 && (
        <FileTabs
          names={[`${demo.name}.${language}x`, ...extraFiles.map((each) => inLanguage(each, language).name)]}
          chosen={extraFile ? extraFiles.indexOf(extraFile) + 1 : 0}
          panel={id}
          onChoose={(index) => setFile(extraFiles[index - 1]?.name ?? null)}
        />
      )}
      <pre
        ref={pre}
        id={id}
        className={styles.code}
        dir="ltr"
        onKeyDown={(event) => {
          if (isCopyShortcut(event, window.getSelection())) {
            event.preventDefault();
            void copy(visibleCode(pre.current));
          }
        }}
      >
        <CodePair
          ref={system}
          styling="system"
          code={fetched.system ?? demo.code}
          hidden={shown !== 'system' || extraFile !== undefined}
          folded={!open}
        />
        {shown !== 'system' && fetched[shown] && (
          <CodePair
            key={shown}
            styling={shown}
            code={fetched[shown]}
            hidden={extraFile !== undefined}
            folded={!open}
          />
        )}
        {extraFile && (
          <code
            key={`${extraFile.name} ${language}`}
            dangerouslySetInnerHTML={{__html: inLanguage(extraFile, language).html}}
          />
        )}
      </pre>
      <span
        className={styles.status}
        data-failed={(outcome && outcome !== 'copied') || undefined}
        aria-live="polite"
      >
        {outcome && copyMessage(outcome)}
      </span>
    </div>
  );
}

/** Boxes that nobody looks at are made complete one by one. */
const turn = takeTurns();

/**
 * Makes the code in a box complete before it is to be seen: when the reader wants it, and on paper.
 *
 * @param box - holds `code` elements as the server wrote them
 */
function useUnfolded(box: RefObject<HTMLElement | null>, wanted: boolean): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!wanted || !element) {
      return;
    }
    if (isInView(element)) {
      unfold(element);
    } else {
      void turn().then(() => unfold(element));
    }
  }, [box, wanted]);
  useEffect(() => {
    const show = () => box.current && unfold(box.current);
    window.addEventListener('beforeprint', show);
    return () => window.removeEventListener('beforeprint', show);
  }, [box]);
}

function isInView(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}
