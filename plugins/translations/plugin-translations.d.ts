declare module '@theme/TranslationNotice' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** `missing`: the page is shown in English; `stale`: the English page changed after it was translated. */
    state: 'missing' | 'stale';
    /** Where the translation is written. */
    editUrl?: string;
    /** What changed in the English page since. */
    diffUrl?: string;
  };

  export default function TranslationNotice(props: Props): ReactNode;
}

/** How far the translations of the version that is built are. */
declare module '@translation-counts' {
  const counts: {
    /** Written pages. */
    readonly pages: number;
    /** Pages that exist in a language, by language. */
    readonly translated: Readonly<Record<string, number>>;
  };
  export default counts;
}
