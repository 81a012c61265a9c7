declare module '@theme/LoadFailure' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Of the box: where it stands is the matter of the part that failed. */
    readonly className?: string;
    readonly onRetry: () => void;
  }
  export default function LoadFailure(props: Props): ReactNode;
}
