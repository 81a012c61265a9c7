import {Joi} from '@docusaurus/utils-validation';
import type {Code, RootContent} from 'mdast';
import type {PluggableList} from 'unified';
import {optionReaders} from '../../src/lib/node/optionReaders';
import type {DocumentedSite} from './cli/mcp/server';
import type {GeneratedPart, MarkdownForm, MarkdownSection} from '../../src/mdx/markdownPage';

export interface PluginOptions {
  readonly id: string;
  /** What is documented, the title of `llms.txt`: `MUI X 8.29.3`. */
  readonly title: string;
  /** Remark plugins that a page goes through before its components get their form. */
  readonly steps: PluggableList;
  /** The Markdown form of each component that pages may use, by its name. */
  readonly forms: Readonly<Record<string, MarkdownForm>>;
  /** What stands for a code fence. */
  readonly fence: (fence: Code) => RootContent[];
  /** Text id of the name of each sidebar. */
  readonly sidebars: Readonly<Record<string, string>>;
  /** Pages without a file, in their order behind the documentation. */
  readonly generated: readonly ((part: GeneratedPart) => MarkdownSection[])[];
  /** What the server for assistants says of the site. */
  readonly site: DocumentedSite;
}

export type Options = Omit<PluginOptions, 'id'>;

const schema = Joi.object<PluginOptions>({
  title: Joi.string().required(),
  steps: Joi.array().items(Joi.function(), Joi.array()).required(),
  forms: Joi.object().pattern(Joi.string(), Joi.function()).required(),
  fence: Joi.function().required(),
  sidebars: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  generated: Joi.array().items(Joi.function()).required(),
  site: Joi.object<DocumentedSite>({
    version: Joi.string().required(),
    languages: Joi.array()
      .items(Joi.object({name: Joi.string().required(), base: Joi.string().required()}))
      .required(),
  }).required(),
});

export const {validateOptions} = optionReaders<Options, PluginOptions>(schema);
