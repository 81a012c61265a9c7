import {Joi} from '@docusaurus/utils-validation';
import {optionReaders} from '../../src/lib/node/optionReaders';

/** The checked options of the plugin. */
export interface PluginOptions {
  readonly id: string;
  /** `false` leaves the site to Docusaurus' own client. */
  readonly lean: boolean;
  /** Most pages of one section: more pages mean fewer, larger requests while a reader moves through the site. */
  readonly sectionSize: number;
}

/** What the configuration says. */
export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  lean: Joi.boolean().default(true),
  sectionSize: Joi.number().integer().min(8).max(256).default(32),
});

export const {validateOptions} = optionReaders<Options, PluginOptions>(schema);
