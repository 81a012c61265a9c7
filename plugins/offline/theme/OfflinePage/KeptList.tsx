import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {KeptVersion} from '../../client/keep/readKept';
import {sizeText} from '../../client/sizeText';
import {sumSizes} from '../../list';
import {versionText} from './versionText';
import buttons from './buttons.module.css';
import styles from './styles.module.css';

interface KeptListProps {
  versions: readonly KeptVersion[];
  /** A download is running: removing now would pull its cache away. */
  isBusy: boolean;
  onRemoved: () => void;
}

/** The versions on this device, in all languages, each with a way to remove it. Nothing without one. */
export function KeptList({versions, isBusy, onRemoved}: KeptListProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [failed, setFailed] = useState(false);
  const remove = async (name: string) => {
    setFailed(!(await caches.delete(name).catch(() => false)));
    onRemoved();
  };
  if (versions.length === 0) return null;
  return (
    <section>
      <h2>
        <Translate id="offline.kept.heading" description="Heading above the versions on this device">
          Versions on this device
        </Translate>
      </h2>
      <ul className={styles.list}>
        {versions.map(({name, list, isWhole}) => (
          <li key={name} className={styles.row} data-kept={isWhole ? 'whole' : 'part'}>
            <span className={styles.version}>
              <a href={`${list.path}introduction/`}>{versionText(list)}</a>
              <span className={styles.note}>
                {isWhole
                  ? sizeText(sumSizes(list.files), currentLocale)
                  : translate({
                      id: 'offline.kept.part',
                      message: 'not complete yet',
                      description: 'Beside a version of which a part is on this device',
                    })}
              </span>
            </span>
            <button
              type="button"
              className={buttons.plain}
              disabled={isBusy}
              onClick={() => void remove(name)}
            >
              <Translate
                id="offline.kept.remove"
                description="Button that removes a version from this device"
              >
                Remove
              </Translate>
            </button>
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert">
          <Translate id="offline.kept.failed" description="When a version could not be removed">
            The browser could not remove it. Reload the page and try again.
          </Translate>
        </p>
      )}
    </section>
  );
}
