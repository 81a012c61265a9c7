import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Hands the license key of the build to the library before any demo renders. Without a key nothing is loaded and the
 * demos run with the library's own watermark.
 *
 * @returns whether demos may render
 */
export function useLicenseKey(): boolean {
  const {licenseKey} = useDocusaurusContext().siteConfig.customFields ?? {};
  const key = typeof licenseKey === 'string' ? licenseKey : '';
  const [ready, setReady] = useState(key === '');
  useEffect(() => {
    if (key !== '') {
      // Without the key the demos run all the same, with the watermark.
      import('@mui/x-license')
        .then(({LicenseInfo}) => LicenseInfo.setLicenseKey(key))
        .catch(() => undefined)
        .finally(() => setReady(true));
    }
  }, [key]);
  return ready;
}
