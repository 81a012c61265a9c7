import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {apiReferenceOptions} from './config/apiReference';
import {appearance} from './config/appearance';
import {bundles} from './config/bundles';
import {stopUnsuitableCommand} from './config/commandGuards';
import {contentSteps, docsOptions} from './config/docs';
import {hasHistory} from './config/history';
import {getCodeLocale, defaultLanguage, demoLanguages, i18nConfig} from './config/languages';
import {markdown} from './config/markdown';
import {markdownPagesOptions} from './config/markdownPages';
import {onlySection} from './config/onlySection';
import {pagesOptions} from './config/publishedPages';
import {repositoryAt} from './config/repository';
import {
  adsOptions,
  iconFontOptions,
  analyticsOptions,
  feedbackOptions,
  offlineOptions,
  searchOptions,
} from './config/services';
import {siteUrlIn} from './config/site';
import {readFlag, readText, unknownVariables} from './config/variables';
import {translationsOptions} from './config/translations';
import {versionsOptions} from './config/versionPages';
import {stopAtWrongVariables} from './config/wrongVariables';
import {defaultSocialCard} from './config/socialCards';
import {storageNamespace} from './config/storage';
import {versionBundle} from './plugins/library-versions/build/versionBundle';
import {getFolders} from './plugins/library-versions/build/versionRecord';
import {builtVersion, documentedVersions} from './plugins/library-versions/build/versions';
import type {Options as CodeVariantsOptions} from './plugins/code-variants/options';
import type {Options as LocalesOptions} from './plugins/component-locales/options';
import type {Options as LeanClientOptions} from './plugins/lean-client/options';
import type {FrontMatterFaults} from './plugins/pages/options';

stopUnsuitableCommand(process.argv, __dirname);
stopAtWrongVariables(process.argv, process.env, __dirname);

const repository = repositoryAt(readText(process.env, 'SITE_REPOSITORY'));
const version = builtVersion(__dirname, readText(process.env, 'SITE_VERSION'));
const section = onlySection(__dirname, version, process.env);

// A build says it once, not in each part.
if (process.env.NODE_ENV === 'development') {
  for (const sentence of unknownVariables(process.env)) console.warn(sentence);
}
const faults: FrontMatterFaults = new Map();
const steps = contentSteps(__dirname, version);
const locale = process.env.DOCUSAURUS_CURRENT_LOCALE;
const apiOptions = apiReferenceOptions(version, documentedVersions(__dirname), locale);
const folders = getFolders(version.packages);
const codeLocale = getCodeLocale(locale);
const codeVariants = {
  repositoryUrl: repository?.url,
  docsDir: version.docsDir,
  folders,
  locale: codeLocale,
  ...iconFontOptions(process.env),
};

export default {
  // The pages of an older version have titles of their own.
  title: ['MUI X', version.path].filter(Boolean).join(' '),
  tagline: 'Data grid, date and time pickers, charts and tree view for React',
  favicon: 'img/mark.svg',
  url: siteUrlIn(process.env),
  // Each language and version has its own base address (config/languages.ts).
  baseUrl: '/',
  trailingSlash: true,
  i18n: i18nConfig(version),
  onBrokenLinks: section === undefined ? 'throw' : 'ignore',
  onBrokenAnchors: section === undefined ? 'throw' : 'ignore',
  onDuplicateRoutes: 'throw',
  // One storage for all languages; by default each base address would get its own.
  storage: {type: 'localStorage', namespace: storageNamespace},
  future: {
    v4: true,
    faster: {
      rspackPersistentCache: false,
      rspackBundler: true,
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  markdown: markdown(__dirname, version, faults, section),
  // Visible to readers by design; empty means that Pro and Premium demos show the library's watermark.
  customFields: {
    licenseKey: readText(process.env, 'MUI_X_LICENSE_KEY') ?? '',
    repository: repository?.url ?? '',
  },
  presets: [
    [
      'classic',
      {
        docs: docsOptions(__dirname, version, steps, section),
        blog: false,
        // Scratch pages, in development only: a production build cannot hold one.
        pages: process.env.NODE_ENV === 'development' && {
          path: 'playground',
          routeBasePath: 'playground',
          include: ['**/*.tsx'],
        },
        // What the page says of itself: when it was changed last, and nothing that is not known.
        sitemap: {lastmod: hasHistory(__dirname) ? 'date' : null, changefreq: null, priority: null},
        theme: {
          customCss: [
            './src/css/site.css',
            './src/css/text.css',
            './src/css/code.css',
            './src/css/chinese.css',
            './src/css/notices.css',
            './src/css/pageEnd.css',
            './src/css/print.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    appearance,
    bundles,
    ['./plugins/lazy-development/index.ts', {}],
    (context) => versionBundle(context, version),
    ['./plugins/writer-messages/index.ts', {}],
    ['./plugins/pages/index.ts', pagesOptions(__dirname, version, documentedVersions(__dirname), faults)],
    ['./plugins/code-variants/index.ts', codeVariants satisfies CodeVariantsOptions],
    ['./plugins/component-locales/index.ts', {folders, languages: demoLanguages()} satisfies LocalesOptions],
    ['./plugins/library-versions/index.ts', versionsOptions(__dirname, process.env)],
    ['./plugins/api-reference/index.ts', apiOptions],
    ['./plugins/analytics/index.ts', analyticsOptions(process.env)],
    ['./plugins/ads/index.ts', adsOptions(process.env)],
    ['./plugins/feedback/index.ts', feedbackOptions(process.env)],
    ['./plugins/offline/index.ts', offlineOptions(process.env, version)],
    ['./plugins/search/index.ts', searchOptions(process.env, version.path || version.name)],
    ['./plugins/translations/index.ts', translationsOptions(__dirname, version)],
    [
      './plugins/markdown-pages/index.ts',
      markdownPagesOptions(version.packages, steps, apiOptions, codeLocale),
    ],
    // Last: it reads what the other plugins made and writes preloads into the finished pages.
    [
      './plugins/lean-client/index.ts',
      {lean: readFlag(process.env, 'SITE_LEAN')} satisfies LeanClientOptions,
    ],
  ],
  themeConfig: {
    image: defaultSocialCard(locale ?? defaultLanguage),
    colorMode: {respectPrefersColorScheme: true},
    docs: {sidebar: {autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies ThemeConfig,
} satisfies Config;
