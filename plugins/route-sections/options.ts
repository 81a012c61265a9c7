import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Options of the plugin. */
export interface RouteSectionsOptions {
  /** Most pages of one section: more pages mean fewer, larger requests while a reader moves through the site. */
  sectionSize: number;
}

const schema = Joi.object<RouteSectionsOptions>({
  sectionSize: Joi.number().integer().min(8).max(256).default(32),
});

/** Checks the options and fills in defaults; Docusaurus reports what does not fit. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<RouteSectionsOptions>, RouteSectionsOptions>): RouteSectionsOptions {
  return validate(schema, options);
}
