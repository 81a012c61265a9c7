import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

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

function httpsAddress(option: string, variable: string) {
  const form = `"${option}" (${variable}) must be an https address, such as https://ads.example.com/ad`;
  return Joi.string()
    .uri({scheme: ['https']})
    .messages({'*': form});
}

const schema = Joi.object<PluginOptions>({
  scriptUrl: httpsAddress('scriptUrl', 'SITE_AD_SCRIPT'),
  elementId: Joi.string()
    .pattern(/^[A-Za-z][\w-]*$/)
    .messages({
      '*': '"elementId" (SITE_AD_ELEMENT_ID) must be a letter with letters, digits, "_" and "-" behind it',
    })
    .default('carbonads'),
  jsonUrl: httpsAddress('jsonUrl', 'SITE_AD_JSON'),
  hosts: Joi.array().items(
    Joi.string()
      .pattern(/^https:\/\/[a-z0-9.*-]+(?::\d+)?$/)
      .messages({
        '*': '"hosts" (SITE_AD_HOSTS) must be origins of the form https://host, separated by spaces',
      }),
  ),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}

/**
 * The options, for what is not the plugin itself.
 *
 * @throws Error that names the option and the expected form
 */
export function readOptions(options: Options): PluginOptions {
  return Joi.attempt({id: 'default', ...options}, schema.keys({id: Joi.string()}), {convert: false});
}
