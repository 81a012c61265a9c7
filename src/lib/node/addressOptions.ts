import {Joi} from '@docusaurus/utils-validation';

/** An option of a plugin that is an `https:` address; what is wrong names it and its environment variable. */
export function httpsAddress(option: string, variable: string, example: string) {
  return Joi.string()
    .uri({scheme: ['https']})
    .messages({'*': `"${option}" (${variable}) must be an https address, such as ${example}`});
}

/** An option that lists origins for the security policy; a `*` may stand for a part of a host name. */
export function httpsOrigins(option: string, variable: string) {
  const form = `"${option}" (${variable}) must be origins of the form https://host, separated by spaces`;
  return Joi.array().items(
    Joi.string()
      .pattern(/^https:\/\/[a-z0-9.*-]+(?::\d+)?$/)
      .messages({'*': form}),
  );
}
