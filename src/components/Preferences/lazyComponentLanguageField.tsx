import React, {type ReactNode} from 'react';
import componentLocales from '@component-locales';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {translate} from '@docusaurus/Translate';
import {useSettings, useSettingsDispatch} from '@site/src/settings';

/** Language of the texts inside live components (B2.10). */
export function ComponentLanguageField(): ReactNode {
  const {componentLocale} = useSettings();
  const dispatch = useSettingsDispatch();
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={translate({
        id: 'site.preferences.componentLanguage',
        message: 'Language of texts in demos',
        description: 'Label of the component language setting',
      })}
      value={componentLocale ?? ''}
      slotProps={{inputLabel: {shrink: true}, select: {displayEmpty: true}}}
      onChange={(event) => dispatch({type: 'CHANGE', payload: {componentLocale: event.target.value || null}})}
    >
      <MenuItem value="">
        {translate({
          id: 'site.preferences.componentLanguage.page',
          message: 'As the page',
          description: 'Default of the component language setting',
        })}
      </MenuItem>
      {componentLocales.map(({code, nativeName}) => (
        <MenuItem key={code} value={code}>
          {nativeName}
        </MenuItem>
      ))}
    </TextField>
  );
}
