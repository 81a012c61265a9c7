import React, {useId, type ReactNode} from 'react';
import componentLocales from '@component-locales';
import {translate} from '@docusaurus/Translate';
import {useThemeSettings, useThemeSettingsDispatch} from '@site/src/preferences/theme';
import {Section, SectionHead, Select} from '../lazyParts';

/** Language of the texts inside live components. */
export function ComponentLanguageField(): ReactNode {
  const id = useId();
  const {componentLocale} = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  const asPage = translate({
    id: 'site.preferences.componentLanguage.page',
    message: 'As the page',
    description: 'Default of the component language setting',
  });
  return (
    <Section>
      <SectionHead>
        <label htmlFor={id}>
          {translate({
            id: 'site.preferences.componentLanguage',
            message: 'Language of texts in demos',
            description: 'Label of the component language setting',
          })}
        </label>
      </SectionHead>
      <Select
        id={id}
        value={componentLocale ?? ''}
        options={[
          {value: '', label: asPage},
          ...componentLocales.map(({code, nativeName}) => ({value: code, label: nativeName})),
        ]}
        onChange={(value) => dispatch({type: 'CHANGE', payload: {componentLocale: value || null}})}
      />
    </Section>
  );
}
