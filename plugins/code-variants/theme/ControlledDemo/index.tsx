import React, {useRef, type ReactNode} from 'react';
import Demo, {type Props as DemoProps} from '@theme/Demo';
import {useControlledCode} from '../../client/useControlledCode';
import {useControls} from '../../client/useControls';
import type {Controls} from '../../controls/types';
import DemoControls from '../DemoControls';

type ControlledDemoProps = Omit<DemoProps, 'values' | 'panel' | 'onRestart' | 'codeBox'> & {
  /** Set by the remark step: what the demo's `.controls.ts` file declares. */
  controls: Controls;
};

/** A demo with props that the reader can turn; component and code follow. Apart, so that other demos do not carry it. */
export default function ControlledDemo({controls, ...demo}: ControlledDemoProps): ReactNode {
  const codeBox = useRef<HTMLDivElement>(null);
  const {values, change, reset} = useControls(demo.name, controls);
  useControlledCode(codeBox, controls, values);
  return (
    <Demo
      {...demo}
      values={values}
      panel={
        <DemoControls
          demo={demo.name}
          controls={controls}
          values={values}
          onChange={change}
          onReset={reset}
        />
      }
      onRestart={reset}
      codeBox={codeBox}
    />
  );
}
