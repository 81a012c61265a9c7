import '@theme/TOC';

declare module '@theme/TOC' {
  // Interfaces of one name are one: this adds to the theme's own.
  interface Props {
    /** Language of the headings where it is not that of the page. */
    readonly lang?: string;
  }
}
