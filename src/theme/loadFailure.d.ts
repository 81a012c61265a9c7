declare module '@theme/LoadFailure' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Of the box: where it stands is the matter of the part that failed. */
    readonly className?: string;
    /** How often in a row it could not be loaded: from the second time on, the page is offered anew. */
    readonly failures?: number;
    readonly onRetry: () => void;
    /** For a place that nothing else closes. */
    readonly onClose?: () => void;
  }
  export default function LoadFailure(props: Props): ReactNode;
}
