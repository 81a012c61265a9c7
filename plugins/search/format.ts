/** The files of the search, as the build writes them and the browser reads them. All addresses begin at the host's root. */
import type {Language, PageFlags, Plan, ProductId} from '../../src/navigation';

/** Address of the one file without a hash in its name: it says what all others are called. */
export const entryAddress = '/search/index.json';

/** Folder of all others; what is there never changes, so browsers may keep it. */
export const filesFolder = '/search/files/';

/** What a search needs of one version in one language. */
export interface SearchPart {
  /** Address that its pages begin with: `/x/`, `/zh/x/v7/`. */
  readonly base: string;
  readonly language: Language;
  /** `current`, or the name of an older version: `v7`. */
  readonly version: string;
  /** Address of a {@link NamesFile}. */
  readonly names: string;
  /** Address of a {@link TitlesFile}. */
  readonly titles: string;
}

/** `/search/index.json`. */
export interface SearchEntry {
  readonly parts: readonly SearchPart[];
  /** Folder of the Pagefind index, with a slash at its end. */
  readonly pagefind: string;
  /** By language, the address of a list of all files that its search consists of, for reading offline. */
  readonly offline: Readonly<Partial<Record<Language, string>>>;
}

/** What an API page is about. */
export type OwnerKind = 'component' | 'hook' | 'interface' | 'list';

/** What a member of an API page can be, in the order of the results: classes last, where names are the same. */
export const memberKinds = ['prop', 'slot', 'event', 'method', 'selector', 'class'] as const;

/** What a member of an API page is. */
export type MemberKind = (typeof memberKinds)[number];

/** All plans, cheapest first. */
export const plans: readonly ('community' | Plan)[] = ['community', 'pro', 'premium'];

/**
 * An API page: its name, kind, address below the base address, the index of its plan in {@link plans}, and what it is in a
 * sentence, where the package says so.
 */
export type NamedPage = readonly [
  name: string,
  kind: OwnerKind,
  path: string,
  plan: number,
  description?: string,
];

/**
 * Members of one name and kind: the indexes of the pages that have it, the best one first; then the index of its plan,
 * and the rest of its anchor where that is not its name.
 */
export type NamedMember = readonly [name: string, pages: readonly number[], plan?: number, anchor?: string];

/** All names of the API of one version. */
export interface NamesFile {
  readonly pages: readonly NamedPage[];
  readonly members: Readonly<Partial<Record<MemberKind, readonly NamedMember[]>>>;
}

/** A heading of a page: its anchor and its text. */
export type TitledSection = readonly [anchor: string, text: string];

/** A page of the documentation, or a list of the API reference. */
export interface TitledPage extends PageFlags {
  /** Below the base address. */
  readonly path: string;
  readonly title: string;
  /** Its name in the navigation, in the language of the part, whatever the language of its text. */
  readonly label: string;
  /** The label with its group, where other pages of the product have the same: `Editing – Overview`. */
  readonly groupedLabel?: string;
  /** From the product to the group that it is in. */
  readonly crumbs: readonly string[];
  readonly description: string;
  readonly sections: readonly TitledSection[];
}

/** All titles and headings of one version in one language. */
export interface TitlesFile {
  readonly pages: readonly TitledPage[];
}

/** Filters that pages have in the Pagefind index. */
export interface PageFilters {
  readonly version: string;
  readonly product: ProductId;
  readonly plan: (typeof plans)[number];
  readonly kind: 'page' | 'api';
}

/** Stands in the text of a page behind its names, so that an excerpt need not repeat them. */
export const endOfNames = '¶';

/** Stands between these names: an excerpt with it and without their end is made of names alone. */
export const betweenNames = '¦';
