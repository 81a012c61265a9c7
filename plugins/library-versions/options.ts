import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {VersionContent, VersionName} from './pages/versionMap';

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
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
