import React, {useRef, type ReactNode} from 'react';
import Demo from '@theme/Demo';
import DemoControls from '@theme/DemoControls';
import type {Props} from '@theme/ControlledDemo';
import {useControlledCode} from '../../client/useControlledCode';
import {useControls} from '../../client/useControls';

/** A demo with props that the reader can turn; component and code follow. Apart, so that other demos do not carry it. */
export default function ControlledDemo({controls, ...demo}: Props): ReactNode {
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
