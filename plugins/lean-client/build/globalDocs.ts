import {GeneratedFilesError, isRecord, type GlobalVersion, type VersionProp} from './generatedFiles';

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

/** Position of a version in the list of the global data. */
export function globalVersionIndex(globalData: Record<string, unknown>, prop: VersionProp): number {
  const plugin = globalData[DOCS_PLUGIN];
  const instance = isRecord(plugin) ? plugin[prop.pluginId] : undefined;
  const versions = isRecord(instance) ? instance.versions : undefined;
  const index = Array.isArray(versions)
    ? versions.findIndex((version) => isRecord(version) && version.name === prop.version)
    : -1;
  if (index < 0) {
    throw new GeneratedFilesError(
      'globalData.json',
      `does not list version ${prop.version} of the docs ${prop.pluginId}`,
    );
  }
  return index;
}

/**
 * The version in the global data that belongs to a version prop.
 *
 * @throws GeneratedFilesError when it is not there or not of the known form
 */
export function globalVersion(globalData: Record<string, unknown>, prop: VersionProp): GlobalVersion {
  const index = globalVersionIndex(globalData, prop);
  const plugin = globalData[DOCS_PLUGIN];
  const instance = isRecord(plugin) ? plugin[prop.pluginId] : undefined;
  const versions: unknown[] = isRecord(instance) && Array.isArray(instance.versions) ? instance.versions : [];
  const version = versions[index];
  if (!isGlobalVersion(version)) {
    throw new GeneratedFilesError('globalData.json', `describes version ${prop.version} in an unknown way`);
  }
  return version;
}

/** Ids of documents that the navigation bar names; it throws on pages that do not know them. */
function navbarDocIds(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(navbarDocIds);
  }
  if (!isRecord(value)) {
    return [];
  }
  const own = value.type === 'doc' && typeof value.docId === 'string' ? [value.docId] : [];
  return [...own, ...navbarDocIds(value.items)];
}

/** Ids of the documents of a version that every page must know: its home, and what the navigation bar names. */
export function keptDocIds(
  globalData: Record<string, unknown>,
  prop: VersionProp,
  themeConfig: unknown,
): Set<string> {
  const navbar = isRecord(themeConfig) ? themeConfig.navbar : undefined;
  return new Set([globalVersion(globalData, prop).mainDocId, ...navbarDocIds(navbar)]);
}
