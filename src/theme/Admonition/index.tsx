// Ejected: one component for all kinds, with drawn icons and names that begin with a capital letter.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {processAdmonitionProps} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/ui/Icon';
import type {Props} from '@theme/Admonition';

export default function Admonition(props: Props): ReactNode {
  const {type, icon, id, className, children, ...rest} = processAdmonitionProps(props);
  const kind = olderNames[type] ?? type;
  const {title = getLabel(kind)} = rest;
  return (
    <div id={id} className={clsx('theme-admonition', `theme-admonition-${kind}`, className)}>
      <div>
        {icon ?? (
          <Icon>
            <path d={drawings[kind] ?? circled} />
          </Icon>
        )}
        {title}
      </div>
      <div className="theme-admonition-text">{children}</div>
    </div>
  );
}

/** What the framework takes in Markdown besides the five kinds. */
const olderNames: Readonly<Record<string, string>> = {
  caution: 'warning',
  important: 'info',
  secondary: 'note',
  success: 'tip',
};

/** For a note and an info. */
const circled = 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 9.25v4M10 6.5h.01';

const drawings: Readonly<Record<string, string>> = {
  tip: 'M7.5 13.75c0-1.2-.6-2-1.3-2.95a4.75 4.75 0 1 1 7.6 0c-.7.95-1.3 1.75-1.3 2.95ZM8.25 16.75h3.5',
  warning: 'M10 3.5l7.5 13h-15ZM10 8.25v3.5M10 14h.01',
  danger: 'M7.1 3h5.8L17 7.1v5.8L12.9 17H7.1L3 12.9V7.1ZM10 6.5v4M10 13.5h.01',
};

/** What a notice without a title of its own is called. */
function getLabel(type: string): string {
  const labels: Readonly<Record<string, string>> = {
    note: translate({id: 'theme.admonition.note', message: 'Note', description: 'Label of a notice'}),
    info: translate({id: 'theme.admonition.info', message: 'Info', description: 'Label of a notice'}),
    tip: translate({id: 'theme.admonition.tip', message: 'Tip', description: 'Label of a notice'}),
    warning: translate({
      id: 'theme.admonition.warning',
      message: 'Warning',
      description: 'Label of a notice',
    }),
    danger: translate({id: 'theme.admonition.danger', message: 'Danger', description: 'Label of a notice'}),
  };
  return labels[type] ?? labels.info ?? '';
}
