import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** The checked options of the plugin. */
export interface PluginOptions {
  readonly id: string;
  /** `false` leaves the site to Docusaurus' own client. */
  readonly lean: boolean;
  /** Most pages of one section: more pages mean fewer, larger requests while a reader moves through the site. */
  readonly sectionSize: number;
}

/** What the configuration says. */
export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  lean: Joi.boolean().default(true),
  sectionSize: Joi.number().integer().min(8).max(256).default(32),
});

/** Checks the options and fills in defaults; Docusaurus reports what does not fit. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
