import type {AllContent} from '@docusaurus/types';
import type {ApiModel} from './model/types';
import type {OlderApi} from './siteViews';

export const pluginName = 'docusaurus-plugin-api-reference';

/** The models of the package sets. */
export interface LoadedApi {
  model: ApiModel;
  /** The version before, when its packages are installed too. */
  older?: OlderApi;
}

function isLoaded(content: unknown): content is LoadedApi {
  return typeof content === 'object' && content !== null && 'model' in content;
}

/**
 * What the plugin has loaded, from the content of all plugins; `undefined` where it is not registered.
 *
 * @param id - of the plugin's instance
 */
export function loadedApi(allContent: AllContent, id = 'default'): LoadedApi | undefined {
  const content: unknown = allContent[pluginName]?.[id];
  return isLoaded(content) ? content : undefined;
}
