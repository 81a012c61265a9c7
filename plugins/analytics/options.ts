import {Joi} from '@docusaurus/utils-validation';
import {optionReaders} from '../../src/lib/node/optionReaders';
import type {ServiceName} from './privacy';

export interface PluginOptions {
  readonly id: string;
  /** Measurement id of the analytics service, such as `G-ABC1234567`; empty: nothing is loaded or sent. */
  readonly measurementId: string;
  /** `https:` address of the service's script; the id is added as its `id` parameter. */
  readonly scriptUrl: string;
  /** Origins that the service sends to, beside that of its script; a `*` may stand for a part of a host name. */
  readonly connectUrls: readonly string[];
  /** Whether third parties have to wait for the reader's choice. */
  readonly consentRequired: boolean;
  /** Prints each event to the browser's console. */
  readonly debug: boolean;
  /** Third parties that other plugins bring: the reader is asked about all at once. */
  readonly otherServices: readonly Exclude<ServiceName, 'analytics'>[];
}

export type Options = Partial<Omit<PluginOptions, 'id'>>;

const schema = Joi.object<PluginOptions>({
  measurementId: Joi.string()
    .allow('')
    .pattern(/^G-[A-Z0-9]+$/)
    .messages({'string.pattern.base': '{{#label}} (SITE_ANALYTICS_ID) must have the form "G-ABC1234567"'})
    .default(''),
  scriptUrl: Joi.string()
    .uri({scheme: 'https'})
    .messages({
      'string.uriCustomScheme':
        '{{#label}} (SITE_ANALYTICS_SCRIPT) must be an address that begins with "https://"',
    })
    .default('https://www.googletagmanager.com/gtag/js'),
  connectUrls: Joi.array()
    .items(
      Joi.string()
        .pattern(/^https:\/\/[a-z0-9.*-]+(?::\d+)?$/)
        .messages({
          'string.pattern.base': '{{#label}} (SITE_ANALYTICS_CONNECT) must have the form "https://host"',
        }),
    )
    .default(['https://*.google-analytics.com', 'https://*.analytics.google.com']),
  consentRequired: Joi.boolean().default(true),
  debug: Joi.boolean().default(false),
  otherServices: Joi.array()
    .items(Joi.valid('adverts', 'search', 'iconFont'))
    .unique()
    .default([]),
});

export const {validateOptions, readOptions} = optionReaders<Options, PluginOptions>(schema);

/**
 * What the security policy has to allow besides the site itself, by directive: the script's origin, and where it sends
 * to; nothing without an id.
 */
export function getAllowedSources({
  measurementId,
  scriptUrl,
  connectUrls,
}: PluginOptions): Readonly<Record<string, readonly string[]>> {
  if (measurementId === '') {
    return {};
  }
  const script = new URL(scriptUrl).origin;
  return {'script-src': [script], 'connect-src': [script, ...connectUrls]};
}
