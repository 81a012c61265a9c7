/** Provided by the site's theme: what a reader of a product's first page does next. */
declare module '@theme/OverviewActions' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** As in addresses: `data-grid`; written by the remark step. */
    readonly product: string;
  };

  export default function OverviewActions(props: Props): ReactNode;
}
