import type {SocialCards} from './cli/cards/types';

/** What is wrong with the front matter of each page, by its file from the project's folder; those without a fault are not there. */
export type FrontMatterFaults = Map<string, readonly string[]>;

/** What the plugin is told of the site around the pages. */
export type Options = {
  /** Folder of the pages of the version that is built, from the project's. */
  readonly docsDir: string;
  /** Written where pages are read (`parseFrontMatter.ts`), which happens again when one changes. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
  /** The addresses of all pages that were ever published, of every language and version. */
  readonly published: readonly string[];
  /** Whether an address without a page leads to one. */
  readonly redirects: (address: string) => boolean;
  /** The pictures that networks show of a page. */
  readonly cards: SocialCards;
};

export type PluginOptions = Options & {readonly id: string};
