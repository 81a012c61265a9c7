import path from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {themePaths} from '../../src/lib/node/themePaths';
import {addCommands} from './cli';
import {contentAlias} from './contentModule';
import {demoUses} from './demos/demoUses';
import {docsPages} from './docsPages';
import {jsonFiles, writeJsonFiles, type JsonFiles} from './jsonFiles';
import {loadedApi, pluginName, type LoadedApi} from './loadedApi';
import {loadApiModel} from './model/readModel';
import {API_PRODUCTS, type ApiModel} from './model/types';
import type {PluginOptions} from './options';
import type {PackageSet} from './packageSets';
import {siteViews, type OlderApi} from './siteViews';
import {readTranslations, translationFile} from './translations/readTranslations';
import {translateModel} from './translations/translateModel';
import {writeRoutes} from './writeRoutes';

export {validateOptions} from './options';

/** What is made when all content is loaded. A page that changes leaves it as it is, unless its demos use other names. */
interface Made {
  readonly loaded: LoadedApi;
  /** The demos of each export, as JSON. */
  readonly from: string;
  readonly routes: readonly RouteConfig[];
  /** Written when the pages are. */
  readonly files: JsonFiles;
}

/** The API reference of the documented packages: pages, indexes and JSON, made from the packages themselves. */
export default function apiReferencePlugin(context: LoadContext, options: PluginOptions): Plugin<LoadedApi> {
  const {siteDir, i18n, baseUrl, generatedFilesDir} = context;
  const generated = path.join(generatedFilesDir, pluginName, 'default');
  const [packageSet, olderSet] = options.packageSets;
  if (!packageSet) {
    throw new Error('The API reference has no package set');
  }
  const language = i18n.currentLocale;
  let made: Made | undefined;
  return {
    name: pluginName,
    extendCli(cli) {
      addCommands(cli, siteDir, options.packageSets);
    },
    ...themePaths(__dirname),
    getPathsToWatch() {
      return API_PRODUCTS.map((product) => translationFile(siteDir, language, product, options.translations));
    },
    async loadContent() {
      // Both are asked for at once: of two languages that are built side by side, each reads one.
      const [read, older] = await Promise.all([
        loadModel(siteDir, packageSet),
        olderSet && olderApi(siteDir, olderSet),
      ]);
      const {model, unknown} = translateModel(
        read,
        readTranslations(siteDir, language, options.translations),
      );
      if (unknown.length > 0) {
        throw new Error(
          `Descriptions in i18n/${language}/api-reference of what does not exist\n${unknown.join('\n')}`,
        );
      }
      return {model, ...(older && {older})};
    },
    async allContentLoaded({allContent, actions}) {
      const loaded = loadedApi(allContent, options.id);
      if (!loaded) {
        throw new Error('The model of the API reference was not loaded');
      }
      const {model, older} = loaded;
      const packages = new Set(Object.keys(packageSet.packages));
      const uses = demoUses(docsPages(allContent, siteDir), packages, options.demoNames);
      const from = JSON.stringify([...uses]);
      if (made?.loaded !== loaded || made.from !== from) {
        const files = jsonFiles(model, uses, {baseUrl, siteUrl: context.siteConfig.url});
        const views = siteViews(model, uses, {baseUrl, highlight: options.highlight}, older);
        made = {
          loaded,
          from,
          files,
          routes: await writeRoutes(views, baseUrl, generated, actions.createData),
        };
      }
      made.routes.forEach(actions.addRoute);
    },
    async postBuild({outDir}) {
      if (made) {
        await writeJsonFiles(path.join(outDir, 'api'), made.files);
      }
    },
    configureWebpack(_config, isServer) {
      return {resolve: {alias: {[contentAlias]: path.join(generated, isServer ? 'server' : 'browser')}}};
    },
  };
}

/** Somebody who starts to write is told what the start waits for. A build says how long each part takes. */
function loadModel(siteDir: string, packageSet: PackageSet): Promise<ApiModel> {
  const onRead = () =>
    console.warn(`Reading the API of the packages (${packageSet.id}); it is kept for the next start`);
  return loadApiModel({siteDir, packageSet, ...(process.env.NODE_ENV === 'development' && {onRead})});
}

async function olderApi(siteDir: string, packageSet: PackageSet): Promise<OlderApi> {
  return {packageSet, model: await loadModel(siteDir, packageSet)};
}
