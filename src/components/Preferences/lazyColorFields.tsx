import React, {type ReactNode} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import {useTheme} from '@mui/material/styles';
import {translate} from '@docusaurus/Translate';
import {useSettings, useSettingsDispatch, type PaletteColorName} from '@site/src/settings';

/** The palette colors that a reader can change; the others follow the library's defaults. */
const names = ['primary', 'secondary'] as const satisfies readonly PaletteColorName[];

function colorLabel(name: (typeof names)[number]): string {
  return name === 'primary'
    ? translate({
        id: 'site.preferences.color.primary',
        message: 'Primary color of demos',
        description: 'Label of a color setting',
      })
    : translate({
        id: 'site.preferences.color.secondary',
        message: 'Secondary color of demos',
        description: 'Label of a color setting',
      });
}

/** Colors of the demos. Each field shows the library's own color until the reader chooses another. */
export function ColorFields(): ReactNode {
  const {paletteColors} = useSettings();
  const dispatch = useSettingsDispatch();
  const {palette} = useTheme();
  return (
    <Stack spacing={1}>
      {names.map((name) => (
        <Stack
          key={name}
          component="label"
          direction="row"
          sx={{alignItems: 'center', justifyContent: 'space-between'}}
        >
          <FormLabel component="span">{colorLabel(name)}</FormLabel>
          <Box
            component="input"
            type="color"
            value={paletteColors[name]?.main ?? palette[name].main}
            onChange={(event) =>
              dispatch({
                type: 'CHANGE',
                payload: {paletteColors: {...paletteColors, [name]: {main: event.currentTarget.value}}},
              })
            }
            sx={{inlineSize: '3rem', blockSize: '2rem', padding: 0, border: 0, background: 'none'}}
          />
        </Stack>
      ))}
      <Button size="small" sx={{alignSelf: 'flex-start'}} onClick={() => dispatch({type: 'RESET_COLORS'})}>
        {translate({
          id: 'site.preferences.color.reset',
          message: 'Reset colors',
          description: 'Label of a button',
        })}
      </Button>
    </Stack>
  );
}
