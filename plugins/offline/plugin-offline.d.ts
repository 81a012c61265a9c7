declare module '@generated/docusaurus-plugin-offline/default/settings.json' {
  import type {OfflineSettings} from '@site/plugins/offline/settings';

  const settings: OfflineSettings;
  export default settings;
}

declare module '@theme/OfflinePage' {
  import type {ReactNode} from 'react';

  /** What is on this device, and the choice to keep the whole version. */
  export default function OfflinePage(): ReactNode;
}

// The package declares its options only.
declare module '@docusaurus/plugin-pwa' {
  import type {LoadContext, Plugin} from '@docusaurus/types';
  import type {PluginOptions} from '@docusaurus/plugin-pwa';

  export default function pluginPwa(context: LoadContext, options: PluginOptions): Plugin | null;
}
