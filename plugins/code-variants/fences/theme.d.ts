declare module '@theme/CodeFence' {
  import type {ReactNode} from 'react';

  import type {PackageManager} from '@site/src/preferences/code';

  /** Highlighted code, or a command for each package manager. */
  export type FenceHtml = string | Readonly<Record<PackageManager, string>>;

  /** Highlighted fences of a page: on the server at hand, in the browser behind an import. */
  export type FenceRecord = {
    html: readonly FenceHtml[];
    load?: () => Promise<{default: readonly FenceHtml[]}>;
  };

  export type Props = {
    language: string;
    title?: string;
    /** The code is a command for each package manager. */
    managers?: boolean;
    /** Where the highlighted code is: the page's fences and the place among them (set by the remark step) … */
    fences?: FenceRecord;
    index?: number;
    /** … or the HTML itself, for code that a component makes. */
    html?: FenceHtml;
  };

  export default function CodeFence(props: Props): ReactNode;
}

declare module '@theme/ManagerTabs' {
  import type {ReactNode} from 'react';

  /** The reader's package manager, one choice for all commands of the site. */
  export default function ManagerTabs(): ReactNode;
}

declare module '@theme/CopyButton' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** Read at the click, so that the button holds no copy of the code; rejects where it could not be fetched. */
    getText: () => string | Promise<string>;
    /** How long "Copied" stays, in ms; 2000 when absent. */
    duration?: number;
    /** What is copied, a package or a file: the button is called after it. */
    what?: string;
  };

  export default function CopyButton(props: Props): ReactNode;
}
