/** The versions of Docusaurus whose generated files and client modules this plugin was compared with. */
const knownVersions: readonly string[] = ['3.10.2'];

/**
 * Why the plugin leaves the site to Docusaurus' own client.
 *
 * @param installed version of Docusaurus
 * @returns nothing for a version that it knows
 */
export function reasonToStepAside(installed: string): string | undefined {
  return knownVersions.includes(installed)
    ? undefined
    : `lean-client: it knows Docusaurus ${knownVersions.join(', ')}, and ${installed} is installed: ` +
        "the site is built with Docusaurus' own client, which loads more on every page. " +
        'See "At a Docusaurus upgrade" in plugins/lean-client/README.md';
}
