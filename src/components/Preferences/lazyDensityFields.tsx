import React, {useId, type ReactNode} from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {translate} from '@docusaurus/Translate';
import {SPACING_MAX, SPACING_MIN, useSettings, useSettingsDispatch} from '@site/src/settings';

/** Dense components and the spacing unit of the demos (B2.2, B2.9). */
export function DensityFields(): ReactNode {
  const {dense, spacing} = useSettings();
  const dispatch = useSettingsDispatch();
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={dense}
            onChange={(_event, checked) => dispatch({type: 'SET_DENSE', payload: checked})}
          />
        }
        label={translate({
          id: 'site.preferences.dense',
          message: 'Dense components in demos',
          description: 'Label of the density switch',
        })}
      />
      <SpacingField
        spacing={spacing}
        onDecrease={() => dispatch({type: 'DECREASE_SPACING'})}
        onIncrease={() => dispatch({type: 'INCREASE_SPACING'})}
      />
      <Button size="small" sx={{alignSelf: 'flex-start'}} onClick={() => dispatch({type: 'RESET_DENSITY'})}>
        {translate({
          id: 'site.preferences.density.reset',
          message: 'Reset density and spacing',
          description: 'Label of a button',
        })}
      </Button>
    </Stack>
  );
}

type SpacingProps = {spacing: number; onDecrease: () => void; onIncrease: () => void};

function SpacingField({spacing, onDecrease, onIncrease}: SpacingProps): ReactNode {
  const id = useId();
  return (
    <Stack
      direction="row"
      role="group"
      aria-labelledby={id}
      sx={{alignItems: 'center', justifyContent: 'space-between'}}
    >
      <FormLabel id={id} component="span">
        {translate({
          id: 'site.preferences.spacing',
          message: 'Spacing in demos',
          description: 'Label of the spacing setting',
        })}
      </FormLabel>
      <Stack direction="row" spacing={1} sx={{alignItems: 'center'}}>
        <IconButton
          size="small"
          disabled={spacing <= SPACING_MIN}
          onClick={onDecrease}
          aria-label={translate({
            id: 'site.preferences.spacing.less',
            message: 'Less spacing',
            description: 'Name of a button for screen readers',
          })}
        >
          −
        </IconButton>
        <Typography component="output" aria-live="polite" sx={{minInlineSize: '3.5ch', textAlign: 'center'}}>
          <bdi dir="ltr">{spacing} px</bdi>
        </Typography>
        <IconButton
          size="small"
          disabled={spacing >= SPACING_MAX}
          onClick={onIncrease}
          aria-label={translate({
            id: 'site.preferences.spacing.more',
            message: 'More spacing',
            description: 'Name of a button for screen readers',
          })}
        >
          +
        </IconButton>
      </Stack>
    </Stack>
  );
}
