import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {DemoStyling} from '@theme/Demo';
import {CODE_VARIANTS} from '@site/src/preferences/code';
import {useChooseCode, useCodePreferences} from '../../client';
import {choiceLabels, languageNames, OnlySystem, StylingChoice} from './CodeChoiceEntries';
import {analytics} from './ToolbarButton';
import {ToolbarMenu} from './ToolbarMenu';
import styles from './styles.module.css';
import texts from './texts.module.css';

type CodeChoicesProps = {demo: string; current: string; stylings: readonly DemoStyling[]};

/** Language and styling of the code, one choice for all of the site. */
export function CodeChoices({demo, current, stylings}: CodeChoicesProps): ReactNode {
  const {codeVariant, codeStyling} = useCodePreferences();
  const choose = useChooseCode();
  return (
    <>
      <span
        role="group"
        className={clsx(styles.segments, styles.wideOnly)}
        aria-label={choiceLabels().language}
      >
        {CODE_VARIANTS.map((variant) => (
          <button
            key={variant}
            type="button"
            className={clsx(styles.button, styles.segment)}
            data-toolbar-item={variant}
            tabIndex={current === variant ? 0 : -1}
            aria-pressed={variant === codeVariant}
            onClick={() => choose({codeVariant: variant})}
            {...analytics(demo, `variant-${variant.toLowerCase()}`)}
          >
            <span aria-hidden="true">{variant}</span>
            <span className={texts.hidden}>{languageNames[variant]}</span>
          </button>
        ))}
      </span>
      {stylings.length > 1 && (
        <ToolbarMenu
          demo={demo}
          current={current}
          action="styling"
          icon="chevron"
          align="start"
          label={choiceLabels().styling}
          text={codeStyling}
          wideOnly
        >
          {(close) => <StylingChoice demo={demo} stylings={stylings} onChosen={close} />}
        </ToolbarMenu>
      )}
      <span className={clsx(styles.note, styles.wideOnly)}>
        <OnlySystem stylings={stylings} />
      </span>
    </>
  );
}
