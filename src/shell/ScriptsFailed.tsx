import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './scriptsFailed.module.css';

/**
 * What a reader sees when the scripts of the page could not be loaded. It stands hidden in every page, because then
 * nothing else can draw it; an attribute on `<html>` shows it (`earlyScript.ts`).
 */
export function ScriptsFailed(): ReactNode {
  return (
    <div role="alert" className={styles.notice}>
      <p>
        <Translate
          id="site.scriptsFailed.text"
          description="Shown when the scripts of a page could not be loaded"
        >
          Menus, search, and demos do not work: the scripts of this page could not be loaded.
        </Translate>{' '}
        {/* Works without scripts: the empty address is the one of the page. */}
        <a href="">
          <Translate id="site.scriptsFailed.reload" description="Link that loads the page again">
            Reload the page
          </Translate>
        </a>
      </p>
    </div>
  );
}
