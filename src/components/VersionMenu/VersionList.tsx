import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import archived from '@archived-versions';
import versions from '@version-map';
import {translate} from '@docusaurus/Translate';
import {versionItems, type VersionItem} from '@site/plugins/library-versions/client';
import {CheckIcon} from '@site/src/components/Icons';
import {menuItem, type MenuListProps} from '@site/src/components/MenuButton';
import {useMenuFocus} from '@site/src/ui/useMenuFocus';
import {PartLink} from '@site/src/components/PartLink';
import menu from '@site/src/components/MenuButton/menu.module.css';
import {archivedNote, missingReason, noPageNote} from './notes';
import styles from './styles.module.css';

type Props = MenuListProps & {
  path: string;
  /** Query and hash of the reader's page, which a version built here keeps. */
  place: string;
};

/** The list of the version menu; its first or last line has the focus when it appears. */
export default function VersionList({path, place, start, onChoose}: Props): ReactNode {
  const list = useMenuFocus(start);
  return (
    <ul ref={list} role="menu" className={clsx(menu.list, styles.list)} aria-label={versionsLabel()}>
      <li role="presentation" aria-hidden="true" className={menu.title}>
        {versionsLabel()}
      </li>
      {versionItems(path, versions, archived).map((item) => (
        <li key={item.label} role="none">
          <Item item={item} path={path} place={place} onChoose={onChoose} />
        </li>
      ))}
      <li role="none" className={menu.apart}>
        <PartLink {...menuItem} href="/x/migration-v8/" onClick={onChoose}>
          {translate({
            id: 'site.versions.changes',
            message: 'What changed between versions',
            description: 'Last line of the list of versions: leads to the page about upgrading',
          })}
        </PartLink>
      </li>
    </ul>
  );
}

function Item({item, path, place, onChoose}: {item: VersionItem} & Omit<Props, 'start'>): ReactNode {
  const label = <span dir="ltr">{item.label}</span>;
  switch (item.kind) {
    case 'here':
      return (
        <a {...menuItem} href={path + place} aria-current="true" onClick={onChoose}>
          {label}
          <small dir="ltr">{item.packages}</small>
          <CheckIcon />
        </a>
      );
    case 'built':
      return (
        <PartLink {...menuItem} href={item.isPage ? item.path + place : item.path} onClick={onChoose}>
          {label}
          <small dir="ltr">{item.packages}</small>
          {!item.isPage && <small>{noPageNote(path)}</small>}
        </PartLink>
      );
    case 'archived':
      return (
        <a {...menuItem} href={item.href} onClick={onChoose}>
          {label}
          <small>{archivedNote(path)}</small>
        </a>
      );
    case 'missing':
      return (
        <span {...menuItem} aria-disabled="true">
          {label}
          <small>{missingReason(path)}</small>
        </span>
      );
  }
}

function versionsLabel(): string {
  return translate({
    id: 'site.versions.list',
    message: 'Documentation version',
    description: 'Name of the list of versions',
  });
}
