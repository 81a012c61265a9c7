/** What the plugin is told of the site around the pages. */
export type Options = {
  /** The addresses of all pages that were ever published, of every language and version. */
  readonly published: readonly string[];
  /** Whether an address without a page leads to one. */
  readonly redirects: (address: string) => boolean;
};

export type PluginOptions = Options & {readonly id: string};
