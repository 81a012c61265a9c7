declare module '@theme/Demo' {
  import type {ComponentType, ReactNode, RefObject} from 'react';
  import type {ControlValues} from '@site/plugins/code-variants/controls/types';

  /** How a demo is styled: always `system`; the others where a sibling file exists. */
  export type DemoStyling = 'system' | 'tailwind' | 'css';

  /** `ts` is the file itself, `js` is derived from it at build. */
  export type DemoLanguage = 'ts' | 'js';

  /**
   * Highlighted code of one styling: HTML with class tokens, the lines of the collapsed preview in parts of their
   * own (`data-part="preview"`). The text of the HTML is exactly the text of the file. On the server what a closed box
   * does not show is folded (`folded.ts`).
   */
  export type DemoCode = {
    ts: {html: string};
    js: {html: string};
    /** Files that the demo imports. */
    extraFiles: readonly DemoFile[];
  };

  /** A file that a demo imports: `Name.css`, or `server.ts` with its JavaScript form. */
  export type DemoFile = {name: string; html: string; js?: {name: string; html: string}};

  /** The text of one form of a demo, as a reader copies or takes it away. */
  export type DemoSource = {
    /** `Name.tsx` or `Name.jsx`, whatever the styling. */
    fileName: string;
    text: string;
    extraFiles: readonly {name: string; text: string}[];
  };

  /** First and last line, from 1, both included. */
  export type LineRange = readonly [first: number, last: number];

  /** What the demo loader hands over for one demo file. */
  export type DemoRecord = {
    name: string;
    /** The stylings that exist, `system` first. */
    stylings: readonly DemoStyling[];
    /** `system` in both languages, to read in the server's HTML; every `html` is empty in the browser. */
    code: DemoCode;
    /** Lines of the TypeScript text that the collapsed box shows; empty when it shows none. */
    previewLines: readonly LineRange[];
    /** Lines that the collapsed box has room for, whatever the language; 0 when it shows none. */
    previewHeight: number;
    /** Path of the `system` file, relative to the project; see `getSourcePath` for the other stylings. */
    sourcePath: string;
    /** It imports files of its own, which come with its fetched code only. */
    hasFiles?: boolean;
    /** It draws icons with a font. */
    fontIcons?: boolean;
    /** In the browser only. A styling that does not exist gives the `system` one. */
    loadComponent?: (styling: DemoStyling) => Promise<{default: ComponentType<ControlValues>}>;
    /** In the browser only. A styling that does not exist gives the `system` one. */
    loadCode?: (styling: DemoStyling) => Promise<DemoCode>;
    /** In the browser only. A styling that does not exist gives the `system` one. */
    loadSource?: (styling: DemoStyling, language: DemoLanguage) => Promise<DemoSource>;
  };

  /** What an author may say about a demo in a page; checked while the page is compiled. */
  export type DemoOptions = {
    name: string;
    /** Height in px of the box that the rendered demo gets. */
    height: number;
    /** Width limit in px. */
    maxWidth?: number;
    /** Behind the demo: the page (default), a raised surface, or nothing at all (no frame, no padding). */
    background?: 'page' | 'surface' | 'none';
    /** Shows the demo without its toolbar. */
    hideToolbar?: boolean;
    /** Shows all of the code from the start. */
    openCode?: boolean;
    /** Runs the demo in a document of its own. */
    frame?: boolean;
  };

  export type Props = DemoOptions & {
    /** Set by the remark step. */
    demo: DemoRecord;
    /** Props of the running component, where the reader can turn them. */
    values?: ControlValues;
    /** Between the running demo and its toolbar. */
    panel?: ReactNode;
    /** Called when the reader starts the demo again. */
    onRestart?: () => void;
    /** Gets the element that holds the code. */
    codeBox?: RefObject<HTMLDivElement | null>;
    /** Set by a remark step: an advert may stand under the code once the reader has opened it. */
    advert?: boolean;
  };

  export default function Demo(props: Props): ReactNode;
}

declare module '@theme/DemoScope' {
  import type {ReactNode} from 'react';

  /** What a reader has set for one demo; what is left out is the reader's own setting. */
  export type DemoView = {
    paletteMode?: 'light' | 'dark';
    direction?: 'ltr' | 'rtl';
    dense?: boolean;
  };

  export type Props = {
    children: ReactNode;
    overrides?: DemoView;
    /** The document that the demo is in, where it is not the page. */
    frame?: Document;
  };

  /** Theme, direction, cache and locale pack around a live demo; the site provides it. */
  export default function DemoScope(props: Props): ReactNode;
}
