import {Joi} from '@docusaurus/utils-validation';
import {optionReaders} from '../../src/lib/node/optionReaders';

/** An index at Algolia. All of it is public: the key is one that can only search. */
export interface AlgoliaSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Origin of its servers. */
  readonly host: string;
}

export interface PluginOptions {
  readonly id: string;
  /** The version of the pages that are built: `current`, or the name of an older one. */
  readonly version: string;
  /** Absent: the text of the pages is searched in the site's own index. */
  readonly algolia?: AlgoliaSettings;
}

/** The host follows from the id when it is not given. */
export type Options = {
  readonly version?: string;
  readonly algolia?: Omit<AlgoliaSettings, 'host'> & {readonly host?: string};
};

const word = (variable: string, form: RegExp, example: string) =>
  Joi.string()
    .pattern(form)
    .messages({'string.pattern.base': `{{#label}} (${variable}) must have the form "${example}"`})
    .required();

const schema = Joi.object<PluginOptions>({
  version: Joi.string()
    .pattern(/^[\w.-]+$/)
    .default('current'),
  algolia: Joi.object<AlgoliaSettings>({
    appId: word('SITE_ALGOLIA_APP_ID', /^[A-Za-z0-9]+$/, 'ABC123DEF4'),
    apiKey: word('SITE_ALGOLIA_SEARCH_KEY', /^[A-Za-z0-9+/=]+$/, '0123456789abcdef0123456789abcdef'),
    indexName: Joi.string().required(),
    host: Joi.string()
      .pattern(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/)
      .messages({
        'string.pattern.base': '{{#label}} (SITE_ALGOLIA_HOST) must have the form "https://host"',
      })
      .default(({appId}: AlgoliaSettings) => `https://${appId.toLowerCase()}-dsn.algolia.net`),
  }),
});

export const {validateOptions, readOptions} = optionReaders<Options, PluginOptions>(schema);

/** What the security policy has to allow besides the site itself, by directive: nothing without a service. */
export function getAllowedSources({algolia}: PluginOptions): Readonly<Record<string, readonly string[]>> {
  return algolia ? {'connect-src': [algolia.host]} : {};
}
