declare module '@theme/PageAdvert' {
  import type {ReactNode} from 'react';

  /** The advert block of a page; the remark step puts it under the lead. */
  export default function PageAdvert(): ReactNode;
}

declare module '@theme/DemoAdvert' {
  import type {ReactNode} from 'react';

  /** The advert under a demo whose code was opened (B5.6); mounted once the reader has done so. */
  export default function DemoAdvert(): ReactNode;
}

declare module '@ad-config' {
  /** What the browser needs of the plugin's options. */
  const config: {readonly scriptUrl?: string; readonly elementId: string; readonly jsonUrl?: string};
  export default config;
}
