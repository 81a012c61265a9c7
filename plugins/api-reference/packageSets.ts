/** A set of packages that one model describes. Plain data. */
export interface PackageSet {
  /** Names the model, its cache file and the version to the reader: `v8`, `v7`. */
  id: string;
  /**
   * The folder of each documented package, by the name that readers import. An absolute path, or one from the root
   * of the site: a version that is installed under npm aliases says
   * `{'@mui/x-data-grid': 'node_modules/x-data-grid-v7'}`. The order is that of `import` lines: community first.
   */
  packages: Readonly<Record<string, string>>;
  /**
   * Of an older set: base address of the site that documents it, where its pages have the same addresses as here; from
   * the root of the host where it is this one.
   */
  address?: string;
}
