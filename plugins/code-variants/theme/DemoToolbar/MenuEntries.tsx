import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Icon, type IconName} from './icons';
import {analytics} from './ToolbarButton';
import styles from './menu.module.css';

type EntryProps = {
  action: string;
  demo: string;
  icon: IconName;
  children: ReactNode;
  onClick?: () => void;
  /** Makes the entry a link that opens a new tab. */
  href?: string;
  /** Shown only where the demo is too narrow for the button of the same name. */
  narrowOnly?: boolean;
  /** After a line. */
  apart?: boolean;
};

/** An action in a menu of the toolbar. */
export function MenuEntry(props: EntryProps): ReactNode {
  const {action, demo, icon, children, onClick, href, narrowOnly, apart} = props;
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: clsx(styles.entry, narrowOnly && styles.narrowOnly, apart && styles.apart),
    onClick,
    ...analytics(demo, action),
  };
  return href === undefined ? (
    <button type="button" {...shared}>
      <Icon name={icon} />
      {children}
    </button>
  ) : (
    <a href={href} target="_blank" rel="noopener" {...shared}>
      <Icon name={icon} />
      {children}
    </a>
  );
}

type ChoiceProps<Value extends string> = {
  action: string;
  demo: string;
  label: string;
  options: readonly {value: Value; label: string}[];
  value: Value;
  onChange: (value: Value) => void;
  /** Side by side instead of one below the other. */
  inRow?: boolean;
};

/** One of several, in a menu of the toolbar. */
export function MenuChoice<Value extends string>({
  action,
  demo,
  label,
  options,
  value,
  onChange,
  inRow,
}: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} role="presentation" className={styles.groupLabel}>
        {label}
      </div>
      <div role="presentation" className={inRow ? styles.pills : undefined}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="menuitemradio"
            aria-checked={option.value === value}
            tabIndex={-1}
            className={styles.entry}
            onClick={() => onChange(option.value)}
            {...analytics(demo, `${action}-${option.value}`)}
          >
            {!inRow && (
              <span className={styles.check}>
                {option.value === value && <Icon name="check" size={16} />}
              </span>
            )}
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
