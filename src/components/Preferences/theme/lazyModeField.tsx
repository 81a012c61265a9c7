import React, {type ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {Choice} from '../lazyChoice';
import {MoonIcon, ScreenIcon, SunIcon} from '../lazyIcons';

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
      onChange={(mode) => setColorMode(mode === 'system' ? null : mode)}
    />
  );
}
