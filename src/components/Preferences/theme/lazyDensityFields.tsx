import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useThemeSettings, useThemeSettingsDispatch} from '@site/src/preferences/theme';
import {Choice} from '../lazyChoice';
import {SpacingField} from './lazySpacingField';

/** Dense components and the spacing unit of the demos. */
export function DensityFields(): ReactNode {
  const {dense} = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  return (
    <>
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
      <SpacingField />
    </>
  );
}
