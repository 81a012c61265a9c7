import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/ui/Icon';
import type {Option} from '../../client/groups';

const paths = {
  search: 'M14 9A5 5 0 1 1 4 9a5 5 0 0 1 10 0Zm-1.5 3.5 4 4',
  close: 'm5 5 10 10M15 5 5 15',
  recent: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 6.2V10l2.6 1.6',
  warning: 'M10 3.2 17.3 16H2.7L10 3.2ZM10 8.4v3.4M10 13.8v.1',
  page: 'M5.5 3h6L15 6.5V17H5.5V3ZM11.2 3.2v3.6h3.6M8 10.2h4.5M8 13.2h4.5',
  section: 'M7.8 3.5 6.2 16.5M13.8 3.5l-1.6 13M3.5 7.5h13.4M3.1 12.5h13.4',
  api: 'M7.5 3.5H7A1.8 1.8 0 0 0 5.2 5.3v2.5L3.4 10l1.8 2.2v2.5A1.8 1.8 0 0 0 7 16.5h.5M12.5 3.5h.5a1.8 1.8 0 0 1 1.8 1.8v2.5l1.8 2.2-1.8 2.2v2.5a1.8 1.8 0 0 1-1.8 1.8h-.5',
} as const;

export type IconName = keyof typeof paths;

/** Of the 20 px that all icons of the site have. */
export function SearchIcon({name, className}: {name: IconName; className?: string | undefined}): ReactNode {
  return (
    <Icon className={className}>
      <path d={paths[name]} />
    </Icon>
  );
}

/** What stands before a line of the list. */
export function getIcon({hit, section}: Option): IconName {
  if (section) return 'section';
  return hit.kind === 'page' ? 'page' : 'api';
}
