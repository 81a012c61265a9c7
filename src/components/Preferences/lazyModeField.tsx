import React, {type ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {Choice} from './lazyChoice';

/** Light, dark or the system's mode; Docusaurus keeps the choice, with "no choice" for the system's (B2.4). */
export function ModeField(): ReactNode {
  const {colorModeChoice, setColorMode} = useColorMode();
  return (
    <Choice
      label={translate({
        id: 'site.preferences.mode',
        message: 'Colors',
        description: 'Label of the mode choice',
      })}
      value={colorModeChoice ?? 'system'}
      options={[
        {
          value: 'light',
          label: translate({id: 'site.preferences.mode.light', message: 'Light', description: 'Light mode'}),
        },
        {
          value: 'system',
          label: translate({
            id: 'site.preferences.mode.system',
            message: 'System',
            description: 'Mode of the system',
          }),
        },
        {
          value: 'dark',
          label: translate({id: 'site.preferences.mode.dark', message: 'Dark', description: 'Dark mode'}),
        },
      ]}
      onChange={(mode) => setColorMode(mode === 'system' ? null : mode)}
    />
  );
}
