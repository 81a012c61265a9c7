import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** What the dialog says where the browser itself has decided; few readers ever need it. */
export default function SignalText(): ReactNode {
  return (
    <Translate id="consent.signal" description="Text of the dialog when the browser asks not to be tracked">
      Your browser asks sites not to track you, so this site uses no third-party services. To change that,
      turn off “Do Not Track” or “Global Privacy Control” in your browser.
    </Translate>
  );
}
