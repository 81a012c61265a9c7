import type {DemoSource} from '@theme/Demo';

/** One variant of a demo, as a reader sees it. */
export type ProjectDemo = DemoSource & {
  /** Name of the demo, a component name such as `SortingBasic`. */
  name: string;
  /** Width limit of the demo on its page, in px. */
  maxWidth?: number;
};

/** An installed package: its exact version and the peers that a project has to install beside it. */
export type PackageEntry = {version: string; peers?: readonly string[]};

/** The packages that projects of one documentation version can need, by name; closed under peers. */
export type PackageTable = Readonly<Record<string, PackageEntry>>;

/** Text by path, relative to the project's folder, with `/`. */
export type ProjectFiles = Readonly<Record<string, string>>;
