declare module '@theme/PageAdvert' {
  import type {ReactNode} from 'react';

  /** The advert block of a page; the remark step puts it under the lead. */
  export default function PageAdvert(): ReactNode;
}

declare module '@theme/DemoAdvert' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** Whether the code is open now: the advert opens and closes with it. */
    open: boolean;
  };

  /** The advert under a demo whose code was opened; mounted once the reader has done so. */
  export default function DemoAdvert(props: Props): ReactNode;
}

declare module '@generated/docusaurus-plugin-ads/default/config.json' {
  import type {PluginOptions} from '@site/plugins/ads/options';

  /** What the browser needs of the plugin's options. */
  const config: Pick<PluginOptions, 'scriptUrl' | 'elementId' | 'jsonUrl'>;
  export default config;
}
