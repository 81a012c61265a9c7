import type {ProductId} from '../../src/navigation';
import type {UpdateTools} from './cli/updatePackages';
import type {VersionContent, VersionName} from './build/pages/versionMap';

/** What the commands have to know of the site. */
export interface SiteFacts {
  /** The languages that the source is translated to. */
  readonly translations: readonly string[];
  /** The products with their first pages: `/react-data-grid/`. */
  readonly products: readonly {readonly id: ProductId; readonly path: string}[];
  /** What a change of the packages is measured with, as they are installed when it is asked. */
  readonly packages: Pick<UpdateTools, 'readModel' | 'readKnownNames'>;
}

/** What the plugin is told of the site. */
export type Options = {
  /** The version that is built. */
  readonly built: VersionName;
  /**
   * Reads all versions of the checkout with their pages, newest first.
   *
   * @param withApi - whether the site has API pages
   */
  readonly readVersions: (withApi: boolean) => Promise<VersionContent[]>;
  readonly site: SiteFacts;
};
