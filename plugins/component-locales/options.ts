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
  /** Modules that export locale packs, such as `@mui/material/locale`. */
  readonly sources: readonly string[];
  /** Where packages are installed that are not under their own names, below `node_modules`. */
  readonly folders: Readonly<Record<string, string>>;
  /** The languages of the site in which components have texts, and dates; in all others they have them in English. */
  readonly languages: Readonly<Record<string, DemoLanguage>>;
}

export type Options = Partial<PluginOptions>;

/** The packages with locale packs; the tree view has none (8.29.3 exports no such module). */
export const DEFAULT_SOURCES: readonly string[] = [
  '@mui/material/locale',
  '@mui/x-data-grid/locales',
  '@mui/x-date-pickers/locales',
  '@mui/x-charts/locales',
];

const schema = Joi.object<PluginOptions>({
  sources: Joi.array().items(Joi.string()).min(1).default(DEFAULT_SOURCES),
  folders: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  languages: Joi.object()
    .pattern(Joi.string(), Joi.object({texts: Joi.string().required(), dates: Joi.string()}))
    .default({}),
});

export const {validateOptions} = optionReaders<Options, PluginOptions>(schema);
