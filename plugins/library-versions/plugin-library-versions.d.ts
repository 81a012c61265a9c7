declare module '@theme/Install' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** Packages with their exact versions, separated by spaces; written by the remark step. */
    specs: string;
  };

  export default function Install(props: Props): ReactNode;
}

declare module '@page-map' {
  import type {PageMapEntry} from '@site/plugins/library-versions/client';

  const pages: PageMapEntry[];
  export default pages;
}

declare module '@archived-versions' {
  import type {ArchivedVersions} from '@site/plugins/library-versions/build/archivedVersions';

  const versions: ArchivedVersions;
  export default versions;
}

declare module '@version-map' {
  import type {VersionMap} from '@site/plugins/library-versions/build/pages/versionMap';

  const map: VersionMap;
  export default map;
}

declare module '@older-version' {
  import type {OlderVersion} from '@site/plugins/library-versions/build/pages/versionMap';

  /** Only pages of older versions may import it. */
  const older: OlderVersion;
  export default older;
}

declare module '@version-notice' {
  import type {ReactNode} from 'react';

  export default function VersionNotice(): ReactNode;
}

declare module '@theme/VersionNotice' {
  import type {ReactNode} from 'react';

  /** Nothing in the current version. */
  export default function VersionNotice(): ReactNode;
}

declare module '@theme/PageFacts' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** Packages with their exact versions, separated by spaces, or nothing; written by the remark step. */
    specs: string;
    /** Further facts, such as the API pages. */
    children?: ReactNode;
  };

  export default function PageFacts(props: Props): ReactNode;
}

/** Provided by the site's theme: a button of the row of facts that opens what belongs to it. */
declare module '@theme/FactMenu' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** What the button shows. */
    label?: ReactNode;
    /** Its name, where it shows none. */
    name?: string;
    className?: string;
    /** Draws what it opens; `close` gives the focus back to the button. */
    children: (close: () => void) => ReactNode;
  };

  export default function FactMenu(props: Props): ReactNode;
}
