import React, {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {missingAddress} from '../../client/missingAddress';
import buttons from './buttons.module.css';
import styles from './styles.module.css';

/** Says what happened to a reader whose page is not on this device. Nothing for one who came by a link. */
export function MissingPage({base}: {base: string}): ReactNode {
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(missingAddress(window.location, base)), [base]);
  if (address === undefined) return null;
  return (
    <section className={styles.missing} role="alert">
      <p className={styles.missingTitle}>
        <Translate
          id="offline.missing.title"
          description="Heading when a page cannot be opened without a network"
        >
          This page is not on your device
        </Translate>
      </p>
      <p>
        <Translate
          id="offline.missing.text"
          description="Text when a page cannot be opened; address is the page's address"
          values={{address: <code key="address">{address}</code>}}
        >
          {'The network cannot be reached, and you have not read {address} before. What is here opens below.'}
        </Translate>
      </p>
      {/* A full load: the worker asks the network again. */}
      <a className={buttons.primary} href={address}>
        <Translate id="offline.missing.retry" description="Link that tries to open the page again">
          Try again
        </Translate>
      </a>
    </section>
  );
}
