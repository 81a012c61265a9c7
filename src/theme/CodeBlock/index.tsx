// Ejected: pages have their code highlighted at build (plugins/code-variants), so no highlighter is shipped. What
// other theme components show as code stays plain.
import React, {type ReactNode} from 'react';
import CodeFence from '@theme/CodeFence';
import type {Props} from '@theme/CodeBlock';

function getText(children: ReactNode): string {
  if (Array.isArray(children)) {
    return children.map(getText).join('');
  }
  return typeof children === 'string' || typeof children === 'number' ? String(children) : '';
}

export default function CodeBlock({children, title}: Props): ReactNode {
  const code = getText(children).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return <CodeFence language="text" title={typeof title === 'string' ? title : undefined} html={code} />;
}
