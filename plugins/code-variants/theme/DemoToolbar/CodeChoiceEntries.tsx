import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {DemoStyling} from '@theme/Demo';
import {CODE_STYLINGS, CODE_VARIANTS, stylingKey} from '@site/src/preferences/code';
import {useChooseCode, useCodePreferences} from '../../client';
import {MenuChoice} from './MenuEntries';
import texts from './texts.module.css';

export const languageNames = {TS: 'TypeScript', JS: 'JavaScript'} as const;

export function choiceLabels() {
  return {
    language: translate({
      id: 'codeVariants.toolbar.language',
      message: 'Language of the code',
      description: 'Name of the choice between TypeScript and JavaScript',
    }),
    styling: translate({
      id: 'codeVariants.toolbar.styling',
      message: 'Styling',
      description: 'Opens the choice of the means that a demo is styled with',
    }),
  };
}

type StylingChoiceProps = {
  demo: string;
  stylings: readonly DemoStyling[];
  onChosen: () => void;
  inRow?: boolean;
};

/** The stylings of a demo as entries of a menu. */
export function StylingChoice({demo, stylings, onChosen, inRow}: StylingChoiceProps): ReactNode {
  const {codeStyling} = useCodePreferences();
  const choose = useChooseCode();
  return (
    <MenuChoice
      inRow={inRow}
      action="styling"
      demo={demo}
      label={choiceLabels().styling}
      value={codeStyling}
      options={CODE_STYLINGS.filter((styling) => stylings.includes(stylingKey(styling))).map((styling) => ({
        value: styling,
        label: styling,
      }))}
      onChange={(styling) => {
        onChosen();
        choose({codeStyling: styling});
      }}
    />
  );
}

/** Language and styling of the code as entries of a menu, for a toolbar that has no room for them. */
export function CodeChoiceEntries({demo, stylings, onChosen}: StylingChoiceProps): ReactNode {
  const {codeVariant} = useCodePreferences();
  const choose = useChooseCode();
  return (
    <>
      <MenuChoice
        inRow
        action="variant"
        demo={demo}
        label={choiceLabels().language}
        value={codeVariant}
        options={CODE_VARIANTS.map((variant) => ({value: variant, label: languageNames[variant]}))}
        onChange={(variant) => {
          onChosen();
          choose({codeVariant: variant});
        }}
      />
      {stylings.length > 1 && <StylingChoice inRow demo={demo} stylings={stylings} onChosen={onChosen} />}
      <OnlySystem stylings={stylings} />
    </>
  );
}

/** Says, where the style sheet finds that the reader chose another styling, that the demo does not have it. */
export function OnlySystem({stylings}: Pick<StylingChoiceProps, 'stylings'>): ReactNode {
  return (
    stylings.length < 3 && (
      <span className={texts.missing} data-stylings={stylings.join(' ')}>
        <Translate
          id="codeVariants.code.onlySystem"
          description="In a demo's toolbar, when the demo does not have the styling that the reader chose"
        >
          MUI System, the only form here
        </Translate>
      </span>
    )
  );
}
