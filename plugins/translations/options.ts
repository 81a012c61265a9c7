import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface PluginOptions {
  readonly id: string;
  /** The version of the documentation that is built: `current`, or `7`. */
  readonly version: string;
  /** Languages whose interface may lack texts: their pages show these in English. */
  readonly startedLanguages: readonly string[];
}

export type Options = Partial<Omit<PluginOptions, 'id'>>;

const schema = Joi.object<PluginOptions>({
  version: Joi.string().default('current'),
  startedLanguages: Joi.array().items(Joi.string()).default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
