import React, {useId, type ReactNode} from 'react';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly {value: Value; label: string}[];
  onChange: (value: Value) => void;
};

/** One of a few values, all in sight. Choosing the chosen one again changes nothing. */
export function Choice<Value extends string>({label, value, options, onChange}: Props<Value>): ReactNode {
  const id = useId();
  return (
    <Stack spacing={1}>
      <FormLabel id={id}>{label}</FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        value={value}
        aria-labelledby={id}
        onChange={(_event, next: Value | null) => next !== null && onChange(next)}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value} sx={{textTransform: 'none'}}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
