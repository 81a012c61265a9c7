import {useEffect, type ReactNode} from 'react';
import {useThirdParties} from '@site/plugins/analytics/client';
import {usePluginOptions} from '../../client/usePluginOptions';

type IconFontProps = {
  /** The document that the demo is in, where it is not the page. */
  frame: Document | undefined;
};

/** Loads the icon font of a demo that needs it: where it is configured, after consent, once in a document. */
export default function IconFont({frame = document}: IconFontProps): ReactNode {
  const {iconFontUrl} = usePluginOptions();
  const isAllowed = useThirdParties() === 'allowed';
  useEffect(() => {
    if (iconFontUrl !== undefined && isAllowed) {
      addStyleSheet(frame, iconFontUrl);
    }
  }, [frame, iconFontUrl, isAllowed]);
  return null;
}

/** It stays when the demo goes: the next one finds it loaded. */
function addStyleSheet(page: Document, address: string): void {
  const isThere = [...page.querySelectorAll('link')].some((link) => link.getAttribute('href') === address);
  if (!isThere) {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    page.head.append(link);
  }
}
