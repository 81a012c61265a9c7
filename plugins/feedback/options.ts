import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface PluginOptions {
  readonly id: string;
  /** Address of the repository that holds the site, for prefilled issues. */
  readonly repositoryUrl: string;
  /** Where feedback is posted: an https address, or a path of the host that serves the site; absent: nowhere. */
  readonly address?: string;
}

export type Options = Omit<PluginOptions, 'id'>;

const addressForm =
  'feedback: "address" (FEEDBACK_URL) must be an https address such as https://feedback.example.org/docs, or a path of the same host such as /feedback';

const schema = Joi.object<PluginOptions>({
  repositoryUrl: Joi.string()
    .uri({scheme: ['https']})
    .required(),
  address: Joi.alternatives(
    Joi.string().uri({scheme: ['https']}),
    // A second slash would name another host.
    Joi.string().pattern(/^\/(?![/\\])[^\s\\?#]*$/),
  ).messages({'alternatives.match': addressForm, 'alternatives.types': addressForm}),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
