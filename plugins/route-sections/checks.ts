/** The only version of Docusaurus whose generated files and client modules this plugin was compared with. */
export const SUPPORTED_DOCUSAURUS = '3.10.2';

/** @throws Error when Docusaurus is not the supported version */
export function checkVersion(version: string): void {
  if (version !== SUPPORTED_DOCUSAURUS) {
    throw new Error(
      `route-sections: it replaces parts of Docusaurus ${SUPPORTED_DOCUSAURUS}, but Docusaurus ${version} is installed. ` +
        'Follow "At a Docusaurus upgrade" in plugins/route-sections/README.md, or take the plugin out of the configuration.',
    );
  }
}

/**
 * Checks that the client's configuration is the known one.
 *
 * @throws Error when it has no plugin that maps chunk names to files
 */
export function checkBundler(config: {plugins?: readonly unknown[]}): void {
  const isKnown = (plugin: unknown): boolean =>
    typeof plugin === 'object' && plugin?.constructor.name === 'ChunkAssetPlugin';
  if (!(config.plugins ?? []).some(isKnown)) {
    throw new Error('route-sections: the client configuration has no ChunkAssetPlugin to take the place of.');
  }
}
