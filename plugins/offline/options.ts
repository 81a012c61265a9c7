import {Joi} from '@docusaurus/utils-validation';
import {optionReaders} from '../../src/lib/node/optionReaders';

export interface PluginOptions {
  readonly id: string;
  /** Workers are registered where the name of the host contains this, and on `localhost`. */
  readonly domain: string;
  /** Version of the documentation, as its caches are named. */
  readonly version: string;
  /**
   * Base address of each language, which is the scope of its worker: an older version below it has none of its own.
   * Without them it is the base address that is built.
   */
  readonly bases: Readonly<Record<string, string>>;
  /** `false` builds workers that remove themselves and pages that register none. */
  readonly enabled: boolean;
  /** Colors of the installed site while it starts. */
  readonly colors: {readonly background: string; readonly theme: string};
}

export type Options = Omit<PluginOptions, 'id' | 'enabled' | 'bases'> &
  Partial<Pick<PluginOptions, 'enabled' | 'bases'>>;

const schema = Joi.object<PluginOptions>({
  domain: Joi.string()
    .pattern(/^[a-z0-9.-]+$/)
    .required()
    .messages({
      'string.pattern.base':
        'offline: "domain" (SITE_DOCS_DOMAIN) must be the name of a host or a part of it, such as docs.example.org',
    }),
  version: Joi.string()
    .pattern(/^[\w.-]+$/)
    .required(),
  bases: Joi.object()
    .pattern(Joi.string(), Joi.string().pattern(/^\/(?:.*\/)?$/))
    .default({}),
  enabled: Joi.boolean().default(true),
  colors: Joi.object({background: Joi.string().required(), theme: Joi.string().required()}).required(),
});

export const {validateOptions, readOptions} = optionReaders<Options, PluginOptions>(schema);
