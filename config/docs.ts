import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Pluggable, PluggableList} from 'unified';
import remarkCodeFences from '../plugins/code-variants/fences/remarkCodeFences';
import remarkApiNames from '../plugins/api-reference/names/remarkApiNames';
import remarkPageApi from '../plugins/api-reference/names/remarkPageApi';
import {remarkApiTables, remarkChangeTables} from '../plugins/api-reference/names/remarkTables';
import remarkDemos from '../plugins/code-variants/remarkDemos';
import remarkPageFacts from '../plugins/library-versions/build/remarkPageFacts';
import remarkPackageVersions from '../plugins/library-versions/build/remarkPackageVersions';
import remarkOverview from '../plugins/pages/remarkOverview';
import remarkColumnSides from '../plugins/pages/remarkColumnSides';
import remarkNoAbsoluteLinks from '../plugins/pages/remarkNoAbsoluteLinks';
import remarkJoinHanLines from '../plugins/translations/remarkJoinHanLines';
import remarkAdvert from '../plugins/ads/remarkAdvert';
import {apiKnownNames, apiModel, migrationTo} from './apiReference';
import {hasHistory} from './history';
import {defaultLanguage} from './languages';
import {repositoryAt} from './repository';
import {hasAdverts} from './services';
import {getReleases} from '../plugins/library-versions/build/versionRecord';
import {readText} from './variables';
import {currentName, type DocumentedVersion} from '../plugins/library-versions/build/versions';

type DocsOptions = Exclude<PresetOptions['docs'], false | undefined>;

/**
 * The steps that bring texts and links into a page: its Markdown copy goes through the same ones. They share what they
 * read of the packages.
 *
 * @param version - whose packages the pages name
 */
export function contentSteps(siteDir: string, version: DocumentedVersion): PluggableList {
  const knownNames = apiKnownNames(siteDir, version);
  const versions = getReleases(version.packages);
  const migration = migrationTo(siteDir, version);
  return [
    remarkJoinHanLines,
    [remarkPageFacts, {versions}],
    [remarkPageApi, {siteDir, knownNames}],
    [remarkApiNames, {siteDir, knownNames, olderNames: migration?.names}],
    [remarkApiTables, {model: apiModel(siteDir, version)}],
    ...(migration ? [[remarkChangeTables, {difference: migration.difference}] satisfies Pluggable] : []),
    [remarkPackageVersions, {versions}],
  ];
}

/**
 * The pages: where they are, what their Markdown goes through, and where "Edit this page" leads.
 *
 * @param version - the one that is built, alone: every version is a build of its own
 * @param steps - from {@link contentSteps}
 * @param section - from `onlySection`
 */
export function docsOptions(
  siteDir: string,
  version: DocumentedVersion,
  steps: PluggableList,
  section?: string,
): DocsOptions {
  const {name} = version;
  const repository = repositoryAt(readText(process.env, 'SITE_REPOSITORY'));
  return {
    routeBasePath: '/',
    lastVersion: name,
    onlyIncludeVersions: [name],
    // Its base address says which version it is; what readers are told of other versions is not Docusaurus' matter.
    versions: {[name]: {path: '/', banner: 'none', badge: false}},
    sidebarPath: './sidebars.ts',
    ...(section !== undefined && {include: [`${section}/**/*.{md,mdx}`]}),
    breadcrumbs: true,
    showLastUpdateTime: hasHistory(siteDir),
    editUrl: ({versionDocsDirPath, docPath, locale}) =>
      repository?.getEditUrl(
        locale === defaultLanguage
          ? `${versionDocsDirPath}/${docPath}`
          : `i18n/${locale}/docusaurus-plugin-content-docs/${name === currentName ? name : `version-${name}`}/${docPath}`,
      ),
    beforeDefaultRemarkPlugins: [
      remarkNoAbsoluteLinks,
      [remarkDemos, {siteDir}],
      ...steps,
      // Nearer to the lead than the row of facts.
      remarkOverview,
      // Below the head of the page, which is complete now.
      [remarkAdvert, {enabled: hasAdverts(process.env)}],
      remarkColumnSides,
      [remarkCodeFences, {siteDir}],
    ],
  };
}
