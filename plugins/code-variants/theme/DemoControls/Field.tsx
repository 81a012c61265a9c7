import React, {useId, type ReactNode} from 'react';
import {maxCharacters, type Control, type ControlValue} from '../../controls/types';
import styles from './styles.module.css';

type FieldProps = {
  demo: string;
  prop: string;
  control: Control;
  value: ControlValue;
  onChange: (value: ControlValue, isLive: boolean) => void;
};

/** Options stand side by side as long as they have no more characters than this together; then they are a list. */
const maxCharactersInRow = 18;

/** One prop: its name and the input that fits its type. */
export function Field({demo, prop, control, value, onChange}: FieldProps): ReactNode {
  const id = useId();
  if (control.type === 'union' && control.options.join('').length <= maxCharactersInRow) {
    return (
      <div role="radiogroup" aria-labelledby={id} className={styles.field}>
        <code id={id} className={styles.name}>
          {prop}
        </code>
        <span className={styles.segments}>
          {control.options.map((option) => (
            <label key={option} className={styles.segment}>
              <input
                type="radio"
                name={`${demo}-${prop}`}
                value={option}
                checked={option === value}
                onChange={() => onChange(option, false)}
              />
              <span dir="ltr">{option}</span>
            </label>
          ))}
        </span>
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code className={styles.name}>{prop}</code>
      </label>
      <Input id={id} control={control} value={value} onChange={onChange} />
    </div>
  );
}

type InputProps = Pick<FieldProps, 'control' | 'value' | 'onChange'> & {id: string};

function Input({id, control, value, onChange}: InputProps): ReactNode {
  switch (control.type) {
    case 'boolean':
      return (
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked, false)}
        />
      );
    case 'union':
      return (
        <select
          id={id}
          dir="ltr"
          className={styles.input}
          value={String(value)}
          onChange={(event) => onChange(event.target.value, false)}
        >
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'number':
      return (
        <>
          <input
            id={id}
            type="range"
            className={styles.range}
            min={control.min}
            max={control.max}
            step={control.step ?? 1}
            value={Number(value)}
            onChange={(event) => onChange(event.target.valueAsNumber, true)}
          />
          <output htmlFor={id} className={styles.number}>
            {String(value)}
          </output>
        </>
      );
    case 'text':
      return (
        <input
          id={id}
          type="text"
          dir="auto"
          className={styles.input}
          maxLength={maxCharacters}
          value={String(value)}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value, true)}
        />
      );
  }
}
