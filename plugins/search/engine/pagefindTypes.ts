/** What is used of Pagefind's answer. */
export interface PagefindResult {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<PagefindData>;
}

export interface PagefindData {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly excerpt: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
    readonly locations: readonly number[];
  }[];
}

export interface Pagefind {
  readonly search: (
    query: string,
    options: {filters: Readonly<Record<string, unknown>>},
  ) => Promise<{readonly results: readonly PagefindResult[]}>;
}
