/** The language of a project's source files. */
export type ProjectLanguage = 'ts' | 'js';

/** How the demo is styled; decides what is set up beside it. */
export type ProjectStyling = 'system' | 'tailwind' | 'css';

/** One variant of a demo, as a reader sees it. */
export type ProjectDemo = {
  /** Name of the demo, a component name such as `SortingBasic`. */
  name: string;
  /** Name of the file that the text comes from, for the person who looks for it. */
  fileName: string;
  /** The source in the chosen language, without preview marks. */
  text: string;
  /** What the demo imports beside itself, in the chosen language: `SortingBasic.css`, `server.js`. */
  extraFiles: readonly {name: string; text: string}[];
  /** Width limit of the demo on its page, in px. */
  maxWidth?: number;
};

/** An installed package: its exact version and the peers that a project has to install beside it. */
export type PackageEntry = {version: string; peers?: readonly string[]};

/** The packages that projects of one documentation version can need, by name; closed under peers. */
export type PackageTable = Readonly<Record<string, PackageEntry>>;

/** Text by path, relative to the project's folder, with `/`. */
export type ProjectFiles = Readonly<Record<string, string>>;
