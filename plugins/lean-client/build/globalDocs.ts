import {isRecord, UnknownFormError, type GlobalVersion, type VersionProp} from './generatedFiles';

/** The plugin whose global data lists the documents of each version. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function isGlobalVersion(value: unknown): value is GlobalVersion {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    typeof value.mainDocId === 'string' &&
    Array.isArray(value.docs) &&
    value.docs.every((doc) => isRecord(doc) && typeof doc.id === 'string' && typeof doc.path === 'string')
  );
}

/**
 * The version in the global data that belongs to a version prop, and its position in the list there.
 *
 * @throws UnknownFormError when it is not there or not of the known form
 */
export function globalVersion(
  globalData: Record<string, unknown>,
  {pluginId, version: name}: VersionProp,
): {index: number; version: GlobalVersion} {
  const plugin = globalData[DOCS_PLUGIN];
  const instance = isRecord(plugin) ? plugin[pluginId] : undefined;
  const versions: unknown[] = isRecord(instance) && Array.isArray(instance.versions) ? instance.versions : [];
  const index = versions.findIndex((each) => isRecord(each) && each.name === name);
  if (index < 0) {
    throw new UnknownFormError('globalData.json', `does not list version ${name} of the docs ${pluginId}`);
  }
  const version = versions[index];
  if (!isGlobalVersion(version)) {
    throw new UnknownFormError('globalData.json', `describes version ${name} in an unknown way`);
  }
  return {index, version};
}
