import {Joi} from '@docusaurus/utils-validation';
import {httpsAddress, httpsOrigins} from '../../src/lib/node/addressOptions';
import {optionReaders} from '../../src/lib/node/optionReaders';

/** The font that demos draw icons with; without an address nothing is loaded. */
export interface IconFontOptions {
  /** `https:` address of its style sheet. */
  readonly iconFontUrl?: string;
  /** Origins of the font files, where they are not that of the style sheet. */
  readonly iconFontHosts?: readonly string[];
}

export interface PluginOptions extends IconFontOptions {
  readonly id: string;
  /** Address of the repository that holds the site, for "source" links and prefilled issues; absent: no such links. */
  readonly repositoryUrl?: string;
  /** Folder of the pages that are built, from the project's folder: those of one version. */
  readonly docsDir: string;
  /** How demos write dates and numbers: a locale of the platform, such as `zh-CN`; without one, as in their source. */
  readonly locale?: string;
  /** Where packages are installed that are not under their own names, below `node_modules`. */
  readonly folders: Readonly<Record<string, string>>;
}

/** Without a folder it is the current version. */
export type Options = Partial<Omit<PluginOptions, 'id'>>;

const iconFont = {
  iconFontUrl: httpsAddress('iconFontUrl', 'SITE_ICON_FONT', 'https://fonts.example.com/icons.css'),
  iconFontHosts: httpsOrigins('iconFontHosts', 'SITE_ICON_FONT_HOSTS'),
};

const schema = Joi.object<PluginOptions>({
  repositoryUrl: Joi.string().uri({scheme: ['https']}),
  docsDir: Joi.string().default('docs'),
  locale: Joi.string(),
  folders: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  ...iconFont,
});

export const {validateOptions} = optionReaders<Options, PluginOptions>(schema);

/**
 * The options of the icon font, for what is not the plugin itself.
 *
 * @throws Error that names the option and the expected form
 */
export function readIconFont(options: IconFontOptions): IconFontOptions {
  return Joi.attempt(options, Joi.object<IconFontOptions>(iconFont), {convert: false});
}

/**
 * What the security policy has to allow besides the site itself, by directive: the style sheet of the icon font and the
 * hosts of its font files; nothing without it.
 *
 * @param options - valid ones
 */
export function getAllowedSources({
  iconFontUrl,
  iconFontHosts = [],
}: IconFontOptions): Readonly<Record<string, readonly string[]>> {
  const origins = iconFontUrl === undefined ? [] : [new URL(iconFontUrl).origin];
  return {'style-src': origins, 'font-src': origins.length === 0 ? [] : [...origins, ...iconFontHosts]};
}
