import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** Reads the options of a plugin by its schema, for Docusaurus and for others. */
export function optionReaders<Options extends object, PluginOptions>(
  schema: Joi.ObjectSchema<PluginOptions>,
) {
  return {
    /** For Docusaurus, which calls it with what the site's configuration says. */
    validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
      return validate(schema, options);
    },
    /**
     * The options with their defaults, for what is not the plugin itself.
     *
     * @throws Error that names the option and the expected form
     */
    readOptions(options: Options): PluginOptions {
      const withId = schema.concat(Joi.object({id: Joi.string()}));
      return Joi.attempt({id: 'default', ...options}, withId, {convert: false});
    },
  };
}
