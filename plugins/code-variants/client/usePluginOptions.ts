import {usePluginData} from '@docusaurus/useGlobalData';

/** What the components take from the plugin's options. */
export type ClientOptions = {
  /** Address of the repository that holds the site, where there is one. */
  repositoryUrl?: string;
  /** Address of the style sheet of the font that demos draw icons with, where there is one. */
  iconFontUrl?: string;
};

/**
 * The part of the plugin's options that its components need.
 *
 * @throws Error when the plugin has not handed it over
 */
export function usePluginOptions(): ClientOptions {
  const data: unknown = usePluginData('docusaurus-plugin-code-variants');
  if (!isClientOptions(data)) {
    throw new Error('The plugin docusaurus-plugin-code-variants has no data for its components');
  }
  return data;
}

function isClientOptions(data: unknown): data is ClientOptions {
  return (
    typeof data === 'object' &&
    data !== null &&
    (!('repositoryUrl' in data) || typeof data.repositoryUrl === 'string') &&
    (!('iconFontUrl' in data) || typeof data.iconFontUrl === 'string')
  );
}
