import {Joi} from '@docusaurus/utils-validation';
import {optionReaders} from '../../src/lib/node/optionReaders';

export interface PluginOptions {
  readonly id: string;
  /** `https:` address where a new issue is written, for readers of a host that takes no feedback; absent: none. */
  readonly issues?: string;
  /** Where feedback is posted: an https address, or a path of the host that serves the site; absent: nowhere. */
  readonly address?: string;
}

export type Options = Omit<PluginOptions, 'id'>;

const addressForm =
  'feedback: "address" (SITE_FEEDBACK_URL) must be an https address such as https://feedback.example.org/docs, or a path of the same host such as /feedback';

const schema = Joi.object<PluginOptions>({
  issues: Joi.string().uri({scheme: ['https']}),
  address: Joi.alternatives(
    Joi.string().uri({scheme: ['https']}),
    // A second slash would name another host.
    Joi.string().pattern(/^\/(?![/\\])[^\s\\?#]*$/),
  ).messages({'alternatives.match': addressForm, 'alternatives.types': addressForm}),
});

export const {validateOptions, readOptions} = optionReaders<Options, PluginOptions>(schema);
