/** Types of the modules that this plugin generates or replaces, and of the parts of the bundler's runtime it uses. */

declare module '@generated/lean-client/groups' {
  import type ComponentCreator from '@docusaurus/ComponentCreator';
  import type {RouteConfig} from 'react-router-config';
  import type {PackedItem, SidebarItem} from '@site/plugins/lean-client/sidebar';

  /** A route as the client holds it. */
  export interface ClientRoute extends RouteConfig {
    path: string;
    component: ReturnType<typeof ComponentCreator>;
    /** Key of the route in the table of chunk names; absent on the route that matches everything. */
    chunksKey?: string;
    routes?: ClientRoute[];
    /** Sidebar of a documentation page. */
    sidebar?: string;
  }

  /** A nest of chunk names. */
  export type NamedChunks = string | NamedChunks[] | {[key: string]: NamedChunks};

  /** A nest of chunk names; a number stands for a loader of the page itself. */
  export type SectionChunks = string | number | SectionChunks[] | {[key: string]: SectionChunks};

  /** The pages of one section. */
  export interface RouteSection {
    shapes: {attributes: Record<string, unknown>; chunks: SectionChunks}[];
    /** Address, position of its shape, loaders of the page's own modules. */
    rows: [path: string, shape: number, loaders: (() => Promise<unknown>)[]][];
    docs: {id: string; path: string}[];
  }

  /** The sub-routes of one parent route, loaded by section. */
  export interface RouteGroup {
    path: string;
    starts: string[];
    sections: (() => Promise<{default: RouteSection}>)[];
    sidebars: Record<string, () => Promise<{default: PackedItem[]}>>;
    /** Requests of sections, by position. */
    opened: (Promise<void> | undefined)[];
    /** The sub-routes of the parent route that are loaded. */
    routes: ClientRoute[];
    /** The documents of the version in the global data that are loaded. */
    docs: {id: string; path: string}[];
    /** The sidebars of the version that are loaded. */
    docsSidebars: Record<string, SidebarItem[]>;
  }

  export const groups: RouteGroup[];
}

declare module '@generated/lean-client/registry' {
  /** Loader of each chunk by chunk name; the second entry is the name again. */
  const registry: Record<string, [load: () => Promise<unknown>, name: string]>;
  export default registry;
}

declare module '@generated/lean-client/routesChunkNames' {
  import type {NamedChunks} from '@generated/lean-client/groups';

  const routesChunkNames: Record<string, NamedChunks>;
  export default routesChunkNames;
}

declare module '@generated/lean-client/routes' {
  import type {ClientRoute} from '@generated/lean-client/groups';

  const routes: ClientRoute[];
  export default routes;
}

interface Navigator {
  readonly connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
}
