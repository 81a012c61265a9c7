import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useThemeSettings, useThemeSettingsDispatch} from '@site/src/preferences/theme';
import {Choice} from '../lazyChoice';

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
      onChange={(value) => dispatch({type: 'CHANGE', payload: {direction: value}})}
    />
  );
}
