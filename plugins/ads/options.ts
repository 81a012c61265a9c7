import {Joi} from '@docusaurus/utils-validation';
import {httpsAddress, httpsOrigins} from '../../src/lib/node/addressOptions';
import {optionReaders} from '../../src/lib/node/optionReaders';

export interface PluginOptions {
  readonly id: string;
  /** Address of the ad network's script; without it only in-house adverts are shown. */
  readonly scriptUrl?: string;
  /** Id of the element that holds the network's ad. */
  readonly elementId: string;
  /** Address of the service that has adverts for demos as JSON; without it there are none. */
  readonly jsonUrl?: string;
  /** Origins that the script talks to beside its own, such as `https://srv.example.com`. */
  readonly hosts?: readonly string[];
}

export type Options = Partial<Omit<PluginOptions, 'id'>>;

const example = 'https://ads.example.com/ad';

const schema = Joi.object<PluginOptions>({
  scriptUrl: httpsAddress('scriptUrl', 'SITE_AD_SCRIPT', example),
  elementId: Joi.string()
    .pattern(/^[A-Za-z][\w-]*$/)
    .messages({
      '*': '"elementId" (SITE_AD_ELEMENT_ID) must be a letter with letters, digits, "_" and "-" behind it',
    })
    .default('carbonads'),
  jsonUrl: httpsAddress('jsonUrl', 'SITE_AD_JSON', example),
  hosts: httpsOrigins('hosts', 'SITE_AD_HOSTS'),
});

export const {validateOptions, readOptions} = optionReaders<Options, PluginOptions>(schema);

/**
 * What the security policy has to allow besides the site itself, by directive: the script with the hosts that it talks
 * to, and the JSON service; nothing without them. Pictures may come from any `https:` address anyway, and so may the
 * pixels of JSON adverts, whose hosts nobody knows before: they are requested without cookies, which counts as a
 * connection.
 *
 * @param options - valid ones
 */
export function getAllowedSources({
  scriptUrl,
  jsonUrl,
  hosts = [],
}: PluginOptions): Readonly<Record<string, readonly string[]>> {
  const script = scriptUrl === undefined ? [] : [new URL(scriptUrl).origin, ...hosts];
  const json = jsonUrl === undefined ? [] : [new URL(jsonUrl).origin, 'https:'];
  return {'script-src': script, 'connect-src': [...script, ...json]};
}
