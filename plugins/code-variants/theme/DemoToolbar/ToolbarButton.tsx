import React, {type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import {Icon, type IconName} from './icons';
import styles from './styles.module.css';

export type ToolbarButtonProps = {
  /** Name of the action: place in the toolbar and `data-ga-event-action`. */
  action: string;
  /** What it does, in words: name for screen readers where `text` is a part of it, and tooltip where it is not all. */
  label: string;
  icon: IconName;
  /** Shown beside the icon. */
  text?: string;
  demo: string;
  current: string;
  onClick: () => void;
  /** Left to the "more" menu where the demo is narrow. */
  wideOnly?: boolean;
  ref?: Ref<HTMLButtonElement>;
  pressed?: boolean;
  expanded?: boolean;
  hasMenu?: boolean;
  /** Works on it: a further click does nothing. */
  busy?: boolean;
  /** Did it just now. */
  done?: boolean;
};

/** A button of a demo's toolbar, with its tooltip and the attributes that analytics reads. */
export function ToolbarButton({
  action,
  label,
  icon,
  text,
  demo,
  current,
  onClick,
  wideOnly,
  ref,
  pressed,
  expanded,
  hasMenu,
  busy,
  done,
}: ToolbarButtonProps): ReactNode {
  const isNamed = text === undefined || label.includes(text);
  return (
    <button
      ref={ref}
      type="button"
      className={clsx(styles.button, text !== undefined && styles.withText, wideOnly && styles.wideOnly)}
      data-toolbar-item={action}
      tabIndex={current === action ? 0 : -1}
      data-done={done || undefined}
      aria-label={isNamed ? label : undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...analytics(demo, action)}
    >
      <Icon name={icon} size={icon === 'chevron' ? 16 : 20} />
      {text !== undefined && <span className={styles.text}>{text}</span>}
      {isNamed && text !== label && (
        <span className={styles.tooltip} aria-hidden="true">
          {label}
        </span>
      )}
    </button>
  );
}

/** The attributes of a click event of category `demo`. */
export function analytics(demo: string, action: string): Record<`data-ga-event-${string}`, string> {
  return {
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': demo,
  };
}
