import {Joi} from '@docusaurus/utils-validation';
import {optionReaders} from '../../src/lib/node/optionReaders';
import type {PackageSet} from './packageSets';

export interface PluginOptions {
  readonly id: string;
  /** The packages of each version of the reference; the first one is current and has the pages. */
  readonly packageSets: readonly PackageSet[];
  /** Code as HTML with the classes of its tokens. */
  readonly highlight: (code: string, language: string) => string;
  /** The demos among the names of the files of a folder. */
  readonly demoNames: (files: readonly string[]) => string[];
  /** Folder of the descriptions in other languages below `i18n/<language>/api-reference`; empty for that folder itself. */
  readonly translations: string;
}

export type Options = Omit<PluginOptions, 'id' | 'translations'> &
  Partial<Pick<PluginOptions, 'translations'>>;

const schema = Joi.object<PluginOptions>({
  packageSets: Joi.array()
    .items(
      Joi.object<PackageSet>({
        id: Joi.string()
          .pattern(/^[\w-]+$/)
          .required(),
        packages: Joi.object().pattern(Joi.string(), Joi.string()).min(1).required(),
        address: Joi.alternatives(Joi.string().uri({scheme: 'https'}), Joi.string().pattern(/^\/.*\/$/)),
      }),
    )
    .min(1)
    .unique('id')
    .required(),
  highlight: Joi.function().required(),
  demoNames: Joi.function().required(),
  translations: Joi.string().allow('').default(''),
});

export const {validateOptions} = optionReaders<Options, PluginOptions>(schema);
