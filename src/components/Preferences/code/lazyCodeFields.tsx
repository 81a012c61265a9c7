import React, {useId, type ReactNode} from 'react';
import {styled} from '@mui/material/styles';
import {translate} from '@docusaurus/Translate';
import {useChooseCode, useCodePreferences} from '@site/plugins/code-variants/client';
import {CODE_STYLINGS, CODE_VARIANTS} from '@site/src/preferences/code';
import {ChoiceSegments} from '../lazyChoice';
import {Row, Section, SectionHead, Select} from '../lazyParts';

/** Language and styling of all code. */
export function CodeFields(): ReactNode {
  const id = useId();
  const {codeVariant, codeStyling} = useCodePreferences();
  const choose = useChooseCode();
  return (
    <Section>
      <SectionHead>
        <span id={id}>
          {translate({
            id: 'site.preferences.code',
            message: 'Code',
            description: 'Label of the choices of language and styling of code',
          })}
        </span>
      </SectionHead>
      <Row>
        <ChoiceSegments
          aria-labelledby={id}
          value={codeVariant}
          options={CODE_VARIANTS.map((variant) => ({value: variant, label: variant}))}
          onChange={(variant) => choose({codeVariant: variant})}
        />
        <Select
          name={translate({
            id: 'site.preferences.styling',
            message: 'Styling of code',
            description: 'Name of a choice: the means that demos are styled with',
          })}
          value={codeStyling}
          options={CODE_STYLINGS.map((styling) => ({value: styling, label: styling}))}
          onChange={(value) => {
            const styling = CODE_STYLINGS.find((each) => each === value);
            if (styling) choose({codeStyling: styling});
          }}
        />
      </Row>
      <Note>
        {translate({
          id: 'site.preferences.kept',
          message: 'Kept on this device and used on every page.',
          description: 'Below all settings',
        })}
      </Note>
    </Section>
  );
}

const Note = styled('p')({margin: '4px 0 0', color: 'var(--color-text3)', fontSize: 13, lineHeight: '20px'});
