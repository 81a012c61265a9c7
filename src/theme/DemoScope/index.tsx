// Ours: what plugins/code-variants needs from the theme around a live demo.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/DemoScope';
import {demoTheme} from '@site/src/mui/buildTheme';
import MuiScope from '@site/src/mui/MuiScope';
import {useLicenseKey} from '@site/src/mui/useLicenseKey';

export default function DemoScope({children, overrides, frame}: Props): ReactNode {
  const isLicensed = useLicenseKey();
  return (
    isLicensed && (
      <MuiScope forDemos makeTheme={demoTheme} overrides={overrides} frame={frame}>
        {children}
      </MuiScope>
    )
  );
}
