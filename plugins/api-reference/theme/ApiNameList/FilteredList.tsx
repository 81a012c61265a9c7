import React, {type ReactNode} from 'react';
import content from '../ApiContent/styles.module.css';
import {Nothing} from '../ApiContent/Nothing';
import {Select} from '../ApiContent/Select';
import {Tools} from '../ApiContent/Tools';

export type Choice = {
  /** The attribute of the rows that it compares: `data-<name>`. */
  name: string;
  /** What the choice of all is called. */
  label: string;
  options: readonly (readonly [value: string, label: string])[];
};

type Props = {
  title: string;
  lead: string;
  /** Label of the filter. */
  filter: string;
  choices: readonly Choice[];
  children: ReactNode;
};

/** A page of rows, which `useApiControls` filters by what is typed and chosen. */
export function FilteredList({title, lead, filter, choices, children}: Props): ReactNode {
  return (
    <div className={`markdown ${content.content}`}>
      <header>
        <h1 id="page-title">{title}</h1>
      </header>
      <p>{lead}</p>
      <Tools filter={filter}>
        {choices.map(({name, label, options}) => (
          <Select key={name} data-api-choice={name} aria-label={label} defaultValue="">
            <option value="">{label}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        ))}
      </Tools>
      <Nothing />
      {children}
    </div>
  );
}
