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
