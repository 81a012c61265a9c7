import React, {useId, type ReactNode} from 'react';
import componentLocales from '@component-locales';
import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useThemeSettings, useThemeSettingsDispatch} from '@site/src/preferences/theme';
import {Choice} from '../lazyChoice';
import {MoonIcon, ScreenIcon, SunIcon} from '../lazyIcons';
import {Section, SectionHead, Select} from '../lazyParts';
import {changeInView} from './changeInView';

/** Light, dark or the system's mode; Docusaurus keeps the choice, with "no choice" for the system's. */
export function ModeField(): ReactNode {
  const {colorModeChoice, setColorMode} = useColorMode();
  return (
    <Choice
      label={translate({
        id: 'site.preferences.mode',
        message: 'Theme',
        description: 'Label of the mode choice',
      })}
      value={colorModeChoice ?? 'system'}
      options={[
        {
          value: 'light',
          icon: SunIcon,
          label: translate({id: 'site.preferences.mode.light', message: 'Light', description: 'Light mode'}),
        },
        {
          value: 'dark',
          icon: MoonIcon,
          label: translate({id: 'site.preferences.mode.dark', message: 'Dark', description: 'Dark mode'}),
        },
        {
          value: 'system',
          icon: ScreenIcon,
          label: translate({
            id: 'site.preferences.mode.system',
            message: 'System',
            description: 'Mode of the system',
          }),
        },
      ]}
      onChange={(mode) => changeInView(document, () => setColorMode(mode === 'system' ? null : mode))}
    />
  );
}

/** Direction of the whole page, demos included. */
export function DirectionField(): ReactNode {
  const {direction} = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  return (
    <Choice
      label={translate({
        id: 'site.preferences.direction',
        message: 'Direction',
        description: 'Label of the direction choice',
      })}
      value={direction}
      options={[
        {
          value: 'ltr',
          label: translate({
            id: 'site.preferences.direction.ltr',
            message: 'Left to right',
            description: 'Direction of the page',
          }),
        },
        {
          value: 'rtl',
          label: translate({
            id: 'site.preferences.direction.rtl',
            message: 'Right to left',
            description: 'Direction of the page',
          }),
        },
      ]}
      onChange={(value) =>
        changeInView(document, () => dispatch({type: 'CHANGE', payload: {direction: value}}))
      }
    />
  );
}

/** Dense components of the demos. */
export function DensityField(): ReactNode {
  const {dense} = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  return (
    <Choice
      label={translate({
        id: 'site.preferences.density',
        message: 'Density of demos',
        description: 'Label of the density choice',
      })}
      value={dense ? 'dense' : 'standard'}
      options={[
        {
          value: 'standard',
          label: translate({
            id: 'site.preferences.density.standard',
            message: 'Standard',
            description: 'Density of demos',
          }),
        },
        {
          value: 'dense',
          label: translate({
            id: 'site.preferences.density.dense',
            message: 'Dense',
            description: 'Density of demos',
          }),
        },
      ]}
      onChange={(density) => dispatch({type: 'SET_DENSE', payload: density === 'dense'})}
    />
  );
}

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
