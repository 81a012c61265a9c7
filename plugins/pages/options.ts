import type {ApiModel, KnownNames} from '../api-reference/build';
import type {SocialCards} from './cli/cards/types';
import type {ProductMeasure} from './cli/content/types';

/** What is wrong with the front matter of each page, by its file from the project's folder; those without a fault are not there. */
export type FrontMatterFaults = Map<string, readonly string[]>;

/** What the commands have to know of the site. */
export interface SiteFacts {
  /** The languages that the source is translated to. */
  readonly languages: readonly string[];
  /** Where the pages of each language begin, that of the source among them: `/x/`, `/zh/x/`. */
  readonly bases: readonly string[];
  /** Names of the older versions of the checkout: `7`. */
  readonly olderVersions: () => readonly string[];
  /** What the content report measures the pages of products by. */
  readonly readMeasures: () => Promise<readonly ProductMeasure[]>;
  /** The API of the current packages. */
  readonly readModel: () => Promise<ApiModel>;
  /** What names in prose are held against. */
  readonly readKnownNames: () => Promise<KnownNames>;
}

/** What the plugin is told of the site around the pages. */
export type Options = {
  /** Folder of the pages of the version that is built, from the project's. */
  readonly docsDir: string;
  /**
   * Reads the navigation as it is written, entries without a page included; absent for an older version, whose own list
   * Docusaurus checks.
   */
  readonly readTree?: () => Promise<object>;
  /** Written where pages are read (`parseFrontMatter.ts`), which happens again when one changes. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
  /** The addresses of all pages that were ever published, of every language and version. */
  readonly published: readonly string[];
  /** Whether an address without a page leads to one. */
  readonly redirects: (address: string) => boolean;
  /** The pictures that networks show of a page. */
  readonly cards: SocialCards;
  readonly site: SiteFacts;
};
