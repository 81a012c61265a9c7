import React, {type ReactNode} from 'react';
import {Select} from '../ApiContent/Select';

type Props = {
  /** The attribute of the rows that it compares: `data-<name>`. */
  name: string;
  /** What the choice of all is called. */
  label: string;
  options: readonly (readonly [value: string, label: string])[];
};

/** A choice of the index, which `useApiControls` makes work. */
export function Choice({name, label, options}: Props): ReactNode {
  return (
    <Select data-api-choice={name} aria-label={label} defaultValue="">
      <option value="">{label}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
