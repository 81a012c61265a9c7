import React, {type ReactNode} from 'react';
import {useCopy} from '../../client/useCopy';
import {copyLabel, copyMessage} from '../CopyButton/copyTexts';
import {labels} from './labels';
import {ToolbarButton} from './ToolbarButton';
import texts from './texts.module.css';

type CopyCodeProps = {demo: string; current: string; getCode: () => Promise<string>};

/** Copies the code in the form that the reader sees; "Copied" stays 1200 ms and a failure says why. */
export function CopyCode({demo, current, getCode}: CopyCodeProps): ReactNode {
  const {outcome, copy} = useCopy(1200);
  const copied = outcome === 'copied';
  return (
    <>
      <ToolbarButton
        demo={demo}
        current={current}
        action="copy"
        icon={copied ? 'done' : 'copy'}
        label={outcome ? copyMessage(outcome) : labels().copyCode}
        text={outcome && copyLabel(outcome)}
        done={copied}
        onClick={() => void copy(getCode())}
      />
      <span className={texts.hidden} aria-live="polite">
        {outcome && copyMessage(outcome)}
      </span>
    </>
  );
}
