import {usePluginData} from '@docusaurus/useGlobalData';

export {findFirstPage, pageAddress, versionItems, type VersionItem} from './versionItems';
export {packagesOn} from './packagesOn';
export {type VersionMap} from '../build/pages/versionMap';
export {type PageMapEntry} from '../build/pageMap';

/** The version that a page belongs to, `8.0.0-alpha.12` or `v7`, and the packages that it documents. */
export type DocumentedVersion = {
  version: string;
  packages: string;
  packagesOf?: Readonly<Record<string, string>>;
};

function isDocumentedVersion(data: unknown): data is DocumentedVersion {
  return typeof data === 'object' && data !== null && 'version' in data && 'packages' in data;
}

/** @throws an error when the plugin `library-versions` is not registered */
export function useDocumentedVersion(): DocumentedVersion {
  const data = usePluginData('docusaurus-plugin-library-versions');
  if (!isDocumentedVersion(data)) {
    throw new Error('The plugin library-versions is not registered');
  }
  return data;
}
