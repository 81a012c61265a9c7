import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {DemoStyling} from '@theme/Demo';
import {CODE_STYLINGS, CODE_VARIANTS, stylingKey} from '@site/src/preferences';
import {useChooseCode, useCodePreferences} from '../../client';
import {MenuChoice} from './MenuEntries';
import {analytics} from './ToolbarButton';
import {ToolbarMenu} from './ToolbarMenu';
import styles from './styles.module.css';

type CodeChoicesProps = {demo: string; current: string; stylings: readonly DemoStyling[]};

const languageNames = {TS: 'TypeScript', JS: 'JavaScript'} as const;

/** Language and styling of the code, one choice for all of the site (B3.1, B3.5). */
export function CodeChoices({demo, current, stylings}: CodeChoicesProps): ReactNode {
  const {codeVariant, codeStyling} = useCodePreferences();
  const choose = useChooseCode();
  return (
    <>
      <span
        role="group"
        className={styles.segments}
        aria-label={translate({
          id: 'codeVariants.toolbar.language',
          message: 'Language of the code',
          description: 'Name of the choice between TypeScript and JavaScript',
        })}
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
            <span className={styles.hidden}>{languageNames[variant]}</span>
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
          label={translate({
            id: 'codeVariants.toolbar.styling',
            message: 'Styling',
            description: 'Opens the choice of the means that a demo is styled with',
          })}
          text={codeStyling}
        >
          {(close) => (
            <MenuChoice
              action="styling"
              demo={demo}
              label={translate({id: 'codeVariants.toolbar.styling', message: 'Styling'})}
              value={codeStyling}
              options={CODE_STYLINGS.filter((styling) => stylings.includes(stylingKey(styling))).map(
                (styling) => ({value: styling, label: styling}),
              )}
              onChange={(styling) => {
                close();
                choose({codeStyling: styling});
              }}
            />
          )}
        </ToolbarMenu>
      )}
    </>
  );
}
