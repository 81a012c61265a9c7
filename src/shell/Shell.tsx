import React, {useEffect, type ReactNode} from 'react';
import {AdProvider} from '@site/plugins/ads/client';
import {ThirdPartyServices} from '@site/plugins/analytics/client';
import {CodePreferencesProvider} from '@site/plugins/code-variants/client';
import {FeedbackProvider} from '@site/plugins/feedback/client';
import {CatalogTextProvider} from '@site/plugins/translations/client';
import {NavigationDrawerProvider} from '@site/src/components/NavigationDrawer/context';
import {trackFocusVisible} from '@site/src/focusVisible';
import {themeColors} from '@site/src/mui/themeColors';
import {ThemeSettingsProvider} from '@site/src/preferences/theme';
import {DocsProvider} from './DocsProvider';
import {ScriptsFailed} from './ScriptsFailed';

/**
 * The one component around every route, the 404 included: language, the reader's settings, then analytics, the choice
 * about third parties, the adverts and feedback that waits to be sent. It imports nothing of the component library, so
 * that plain pages do not carry it.
 */
export function Shell({children}: {children: ReactNode}): ReactNode {
  useEffect(() => trackFocusVisible(document), []);
  return (
    <CatalogTextProvider>
      <DocsProvider>
        <ThemeSettingsProvider themeColors={themeColors}>
          <CodePreferencesProvider>
            <ScriptsFailed />
            <ThirdPartyServices />
            <AdProvider>
              <FeedbackProvider>
                <NavigationDrawerProvider>{children}</NavigationDrawerProvider>
              </FeedbackProvider>
            </AdProvider>
          </CodePreferencesProvider>
        </ThemeSettingsProvider>
      </DocsProvider>
    </CatalogTextProvider>
  );
}
