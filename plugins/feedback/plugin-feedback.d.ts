declare module '@theme/PageFeedback' {
  import type {ReactNode} from 'react';

  /** "Was this page helpful?", and what sections and demos need to be commented on. */
  export default function PageFeedback(): ReactNode;
}
