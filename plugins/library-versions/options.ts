import {Joi} from '@docusaurus/utils-validation';
import {optionReaders} from '../../src/lib/node/optionReaders';
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

export interface PluginOptions {
  readonly id: string;
  /** The version that is built. */
  readonly built: VersionName;
  /**
   * Reads all versions of the checkout with their pages, newest first.
   *
   * @param withApi - whether the site has API pages
   */
  readonly readVersions: (withApi: boolean) => Promise<VersionContent[]>;
  readonly site: SiteFacts;
}

export type Options = Omit<PluginOptions, 'id'>;

const schema = Joi.object<PluginOptions>({
  built: Joi.object<VersionName>({
    name: Joi.string().required(),
    path: Joi.string().allow('').required(),
    label: Joi.string().required(),
    packages: Joi.string().required(),
    packagesOf: Joi.object().pattern(Joi.string(), Joi.string()),
  }).required(),
  readVersions: Joi.function().required(),
  site: Joi.object<SiteFacts>({
    translations: Joi.array().items(Joi.string()).required(),
    products: Joi.array()
      .items(Joi.object({id: Joi.string().required(), path: Joi.string().required()}))
      .required(),
    packages: Joi.object({
      readModel: Joi.function().required(),
      readKnownNames: Joi.function().required(),
    }).required(),
  }).required(),
});

export const {validateOptions} = optionReaders<Options, PluginOptions>(schema);
