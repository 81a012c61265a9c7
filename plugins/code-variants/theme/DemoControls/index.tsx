import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Controls, ControlValue, ControlValues} from '../../controls/types';
import {Field} from './Field';
import styles from './styles.module.css';

type DemoControlsProps = {
  demo: string;
  controls: Controls;
  values: ControlValues;
  /** `isLive`: one of many changes in a row, as while typing. */
  onChange: (prop: string, value: ControlValue, isLive: boolean) => void;
  onReset: () => void;
};

/** The props of a demo that the reader can turn. They are named as in the code, in every language. */
export default function DemoControls(props: DemoControlsProps): ReactNode {
  const {demo, controls, values, onChange, onReset} = props;
  const isTurned = Object.entries(controls).some(([prop, control]) => values[prop] !== control.default);
  return (
    <div
      role="group"
      className={styles.panel}
      data-demo-controls
      aria-label={translate(
        {
          id: 'codeVariants.controls.label',
          message: 'Props of the demo {name}',
          description: 'Name of the panel in which a reader turns the props of a demo',
        },
        {name: demo},
      )}
    >
      <div className={styles.heading}>
        {translate({
          id: 'codeVariants.controls.heading',
          message: 'Controls',
          description: 'Over the props of a demo that a reader can turn',
        })}
      </div>
      {Object.entries(controls).map(([prop, control]) => (
        <Field
          key={prop}
          demo={demo}
          prop={prop}
          control={control}
          value={values[prop] ?? control.default}
          onChange={(value, isLive) => onChange(prop, value, isLive)}
        />
      ))}
      <button
        type="button"
        className={styles.reset}
        disabled={!isTurned}
        onClick={onReset}
        data-ga-event-category="demo"
        data-ga-event-action="controls-reset"
        data-ga-event-label={demo}
      >
        {translate({
          id: 'codeVariants.controls.reset',
          message: 'Reset',
          description: 'Gives the props of a demo their first values again',
        })}
      </button>
    </div>
  );
}
