// Ours: a button of the row of facts that opens what belongs to it, for the plugins that fill the row.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ChevronDownIcon} from '@site/src/components/Icons';
import {useInterfaceLanguage} from '@site/src/ui/useInterfaceLanguage';
import {useMenuButton} from '@site/src/ui/useMenuButton';
import menu from '@site/src/components/MenuButton/menu.module.css';
import type {Props} from '@theme/FactMenu';
import styles from './styles.module.css';

/** What it opens is in the server's HTML: without scripts it stands open in the row, and the button is gone. */
export default function FactMenu({label, name, className, children}: Props): ReactNode {
  const {open, root, button, toggle, close, onKeyDown} = useMenuButton();
  return (
    <div ref={root} className={className} lang={useInterfaceLanguage()} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={clsx(menu.button, menu.quiet, styles.button)}
        aria-expanded={open}
        aria-label={name}
        title={name}
        onClick={toggle}
      >
        {label}
        <ChevronDownIcon />
      </button>
      <div className={clsx(menu.list, styles.panel)} hidden={!open}>
        {label && <p className={styles.heading}>{label}</p>}
        {children(() => close({returnFocus: true}))}
      </div>
    </div>
  );
}
