import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PACKAGE_MANAGERS} from '@site/src/preferences/code';
import {useChooseCode, useCodePreferences} from '../../client';
import styles from './styles.module.css';

/**
 * The reader's package manager, one choice for all commands of the site. Which one looks chosen is up to an attribute
 * of `<html>`, so that a stored choice is right from the first paint.
 */
export default function ManagerTabs(): ReactNode {
  const {packageManager} = useCodePreferences();
  const choose = useChooseCode();
  return (
    <span
      role="group"
      className={styles.managers}
      aria-label={translate({
        id: 'codeVariants.fence.managers',
        message: 'Package manager',
        description: 'Name of the choice between npm, pnpm and yarn',
      })}
    >
      {PACKAGE_MANAGERS.map((manager) => (
        <button
          key={manager}
          type="button"
          className={styles.manager}
          data-manager={manager}
          aria-pressed={manager === packageManager}
          onClick={() => choose({packageManager: manager})}
        >
          {manager}
        </button>
      ))}
    </span>
  );
}
