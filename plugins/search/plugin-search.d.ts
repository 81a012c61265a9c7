declare module '@theme/SiteSearch' {
  import type {ReactNode} from 'react';

  /** The button that opens the search, and its hotkeys. */
  export default function SiteSearch(): ReactNode;
}

declare module '@generated/docusaurus-plugin-search/default/settings.json' {
  import type {AlgoliaSettings} from '@site/plugins/search/options';

  const settings: {readonly version: string; readonly algolia: AlgoliaSettings | null};
  export default settings;
}
