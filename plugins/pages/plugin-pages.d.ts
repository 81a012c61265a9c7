/** Provided by the site's theme: what only the first page of a product shows. */
declare module '@theme/Overview' {
  import type {ReactNode} from 'react';

  export type ActionsProps = {
    /** As in addresses: `data-grid`; written by the remark step. */
    readonly product: string;
  };

  export type CardsProps = {
    /** A Markdown list. */
    readonly children: ReactNode;
  };

  const Overview: {
    /** What a reader does next. */
    readonly Actions: (props: ActionsProps) => ReactNode;
    /** A list of pages, each item a link and a sentence. */
    readonly Cards: (props: CardsProps) => ReactNode;
    /** A list of plans, each item a name, a sentence and a list of what it adds. */
    readonly Plans: (props: CardsProps) => ReactNode;
    /** All pages of the product in groups. */
    readonly Index: () => ReactNode;
  };

  export default Overview;
}
