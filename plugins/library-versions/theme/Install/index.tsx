import React, {type ReactNode} from 'react';
import CodeFence from '@theme/CodeFence';
import type {Props} from '@theme/Install';
import {installCommands} from '../../build/packageVersions';

/** The install command for the reader's package manager; the choice is kept and shared by all such blocks. */
export default function Install({specs}: Props): ReactNode {
  return <CodeFence language="bash" managers html={installCommands(specs.split(' '))} />;
}
