import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface PluginOptions {
  readonly id: string;
  /** Address of the repository that holds the site, for "source" links and prefilled issues. */
  readonly repositoryUrl: string;
  /** The version of the documentation that is built: `current`, or `7`. */
  readonly version: string;
  /** Folder of its pages, from the project's folder. */
  readonly docsDir: string;
  /** Where packages are installed that are not under their own names, below `node_modules`. */
  readonly folders: Readonly<Record<string, string>>;
}

/** Without a version it is the current one. */
export type Options = Pick<PluginOptions, 'repositoryUrl'> & Partial<Omit<PluginOptions, 'id'>>;

const schema = Joi.object<PluginOptions>({
  repositoryUrl: Joi.string()
    .uri({scheme: ['https']})
    .required(),
  version: Joi.string().default('current'),
  docsDir: Joi.string().default('docs'),
  folders: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
