/** What the commands have to know of the site. */
export interface SiteFacts {
  /** The languages that the source is translated to; the first is meant where a command is given none. */
  readonly languages: readonly string[];
  /** Languages whose interface may lack texts: their pages show these in English. */
  readonly startedLanguages: readonly string[];
  /** Addresses of the pages that must exist in a language. */
  readonly requiredPages: (language: string) => readonly string[];
  /** The older versions of the checkout, by name and address: `7` and `v7`. */
  readonly olderVersions: () => readonly {readonly name: string; readonly path: string}[];
}

/** What the plugin is told of the site. */
export type Options = {
  /** The version of the documentation that is built: `current`, or `7`. */
  readonly version: string;
  readonly site: SiteFacts;
};
