/** Provided by the site's theme: names the Markdown copy of a page in its head and offers it to the reader. */
declare module '@theme/PageMarkdown' {
  import type {ReactNode} from 'react';

  export default function PageMarkdown(): ReactNode;
}
