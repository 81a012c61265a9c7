import {Joi} from '@docusaurus/utils-validation';
import {optionReaders} from '../../src/lib/node/optionReaders';

/** What the components say in one language of the site. */
export interface DemoLanguage {
  /** Code of their texts, such as `zhCN`. */
  readonly texts: string;
  /** Locale of Day.js, such as `zh-cn`; English without it. */
  readonly dates?: string;
}

export interface PluginOptions {
  readonly id: string;
  /** Where packages are installed that are not under their own names, below `node_modules`. */
  readonly folders: Readonly<Record<string, string>>;
  /** The languages of the site in which components have texts, and dates; in all others they have them in English. */
  readonly languages: Readonly<Record<string, DemoLanguage>>;
}

export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  folders: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  languages: Joi.object()
    .pattern(Joi.string(), Joi.object({texts: Joi.string().required(), dates: Joi.string()}))
    .default({}),
});

export const {validateOptions} = optionReaders<Options, PluginOptions>(schema);
