declare module '@generated/docusaurus-plugin-analytics/default/settings.js' {
  import type {AnalyticsSettings} from '@site/plugins/analytics/settings';

  export const tracks: AnalyticsSettings['tracks'];
  export const services: AnalyticsSettings['services'];
  export const consentRequired: AnalyticsSettings['consentRequired'];
  export const measurementId: AnalyticsSettings['measurementId'];
  export const scriptAddress: AnalyticsSettings['scriptAddress'];
  export const debug: AnalyticsSettings['debug'];
}

declare module '@theme/ConsentDialog' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** The reader has asked for it: it takes the focus, and can be closed without a choice. */
    isAskedFor: boolean;
    onClose: () => void;
  };

  export default function ConsentDialog(props: Props): ReactNode;
}

declare module '@theme/PrivacyPage' {
  import type {ReactNode} from 'react';

  export default function PrivacyPage(): ReactNode;
}
