import React, {type ReactNode} from 'react';
import DemoToolbar, {type Props as ToolbarProps} from '@theme/DemoToolbar';
import {useNameTint} from '../../client/useNameTint';
import type {ControlValues} from '../../controls/types';
import {useTakeAway} from './useTakeAway';

export type ToolsProps = Omit<ToolbarProps, 'getCode' | 'getLink' | 'sourceUrl' | 'project'> & {
  values: ControlValues;
  maxWidth: number | undefined;
};

/** The toolbar and what stands behind it: fetched when the demo comes near, as the demo itself is. */
export default function Tools({values, maxWidth, ...toolbar}: ToolsProps): ReactNode {
  const takeAway = useTakeAway(toolbar.demo, values, maxWidth);
  useNameTint(toolbar.demo.name);
  return <DemoToolbar {...toolbar} {...takeAway} />;
}
