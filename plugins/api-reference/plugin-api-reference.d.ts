/** Provided by the site's theme: the columns of a page, its text and its contents. */
declare module '@theme/PageColumns' {
  import type {ReactNode} from 'react';
  import type {TOCItem} from '@docusaurus/mdx-loader';

  /**
   * An entry of the contents. Those of level 3 that belong to a group are there while one of the group is current; one
   * without an id is no heading, but links of its own.
   */
  export type ContentsItem = TOCItem & {readonly group?: string};

  export type Props = {
    readonly toc: readonly ContentsItem[];
    /** Language of the headings where it is not that of the page. */
    readonly lang?: string;
    /** The text takes all of the width; from 900 px on there are no contents beside it. */
    readonly isWide?: boolean;
    /** Behind the head of the page. */
    readonly backdrop?: ReactNode;
    /** Stands beside the question for feedback, below the text. */
    readonly foot?: ReactNode;
    /** Ends the page. */
    readonly after?: ReactNode;
    readonly children: ReactNode;
  };

  export default function PageColumns(props: Props): ReactNode;
}

/** Provided by the site's theme: the marks of a plan and of unstable parts. */
declare module '@theme/Marks' {
  import type {ReactNode} from 'react';

  export type Props = {
    readonly plan?: 'pro' | 'premium';
    readonly unstable?: boolean;
    readonly focusable?: boolean;
    /** In a list: a plan is its sign alone. */
    readonly small?: boolean;
  };

  export default function Marks(props: Props): ReactNode;
}

declare module '@theme/productName' {
  import type {ProductId} from '@site/src/navigation';

  export function productName(id: ProductId): string;
  export function shortProductName(id: ProductId): string;
}
