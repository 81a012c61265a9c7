import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Panel} from './AdvertCard';
import styles from './card.module.css';

/** Asks readers whose browser seems to hide adverts for their support. */
export default function SupportMessage(): ReactNode {
  return (
    <Panel className={styles.plain}>
      <p>
        <strong>
          <Translate id="ads.support.title" description="Title of the message in place of an advert">
            Adverts help to pay for these pages
          </Translate>
        </strong>
        <span>
          <Translate id="ads.support.text" description="Message in place of an advert that did not arrive">
            None could be shown here. If your browser hides them, please consider an exception for this site.
          </Translate>
        </span>
      </p>
    </Panel>
  );
}
