import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCopy} from '../../client/useCopy';
import {labels} from './labels';
import {ToolbarButton} from './ToolbarButton';
import styles from './styles.module.css';

type CopyCodeProps = {demo: string; current: string; getCode: () => Promise<string>};

/** Copies the code in the form that the reader sees; "Copied" stays 1200 ms (B4.1). */
export function CopyCode({demo, current, getCode}: CopyCodeProps): ReactNode {
  const {copied, copy} = useCopy(1200);
  const done = translate({id: 'codeVariants.copy.done', message: 'Copied'});
  return (
    <>
      <ToolbarButton
        demo={demo}
        current={current}
        action="copy"
        icon={copied ? 'done' : 'copy'}
        label={copied ? done : labels().copyCode}
        text={copied ? done : undefined}
        done={copied}
        onClick={() => void getCode().then(copy)}
      />
      <span className={styles.hidden} aria-live="polite">
        {copied && done}
      </span>
    </>
  );
}
