// Ejected: the original draws its children alone; ours puts the shell around every route.
import React, {type ReactNode} from 'react';
import {Shell} from '@site/src/shell/Shell';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return <Shell>{children}</Shell>;
}
