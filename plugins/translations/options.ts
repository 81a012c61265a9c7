import {Joi} from '@docusaurus/utils-validation';
import {optionReaders} from '../../src/lib/node/optionReaders';

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

export interface PluginOptions {
  readonly id: string;
  /** The version of the documentation that is built: `current`, or `7`. */
  readonly version: string;
  readonly site: SiteFacts;
}

export type Options = Omit<PluginOptions, 'id'>;

const schema = Joi.object<PluginOptions>({
  version: Joi.string().required(),
  site: Joi.object<SiteFacts>({
    languages: Joi.array().items(Joi.string()).required(),
    startedLanguages: Joi.array().items(Joi.string()).required(),
    requiredPages: Joi.function().required(),
    olderVersions: Joi.function().required(),
  }).required(),
});

export const {validateOptions} = optionReaders<Options, PluginOptions>(schema);
