import {
  getAllowedSources as adSources,
  readOptions as readAds,
  type Options as AdsOptions,
} from '../plugins/ads/options';
import {
  getAllowedSources as analyticsSources,
  readOptions as readAnalytics,
  type Options as AnalyticsOptions,
} from '../plugins/analytics/options';
import type {ServiceName} from '../plugins/analytics/privacy';
import {readOptions as readFeedback, type Options as FeedbackOptions} from '../plugins/feedback/options';
import {readOptions as readOffline, type Options as OfflineOptions} from '../plugins/offline/options';
import {currentName} from '../plugins/library-versions/build/versions';
import packageJson from '../package.json';
import {
  getAllowedSources as iconFontSources,
  readIconFont,
  type IconFontOptions,
} from '../plugins/code-variants/options';
import {themeColors} from '../src/mui/themeColors';
import {
  getAllowedSources as searchSources,
  readOptions as readSearch,
  type Options as SearchOptions,
} from '../plugins/search/options';
import type {AllowedSources} from './headers';
import {languageBase, listLanguages} from './languages';
import {repositoryAt} from './repository';
import {siteUrlIn} from './site';
import {readFlag, readList, readText, type Environment} from './variables';

/** Third parties beside analytics that are configured. */
export function otherServices(env: Environment): Exclude<ServiceName, 'analytics'>[] {
  const {scriptUrl, jsonUrl} = adsOptions(env);
  const adverts = scriptUrl === undefined && jsonUrl === undefined ? [] : (['adverts'] as const);
  const search = searchOptions(env).algolia ? (['search'] as const) : [];
  const iconFont = iconFontOptions(env).iconFontUrl === undefined ? [] : (['iconFont'] as const);
  return [...adverts, ...search, ...iconFont];
}

/** Options of the advert plugin: without an address the adverts are our own. */
export function adsOptions(env: Environment): AdsOptions {
  return {
    scriptUrl: readText(env, 'SITE_AD_SCRIPT'),
    elementId: readText(env, 'SITE_AD_ELEMENT_ID'),
    jsonUrl: readText(env, 'SITE_AD_JSON'),
    hosts: readList(env, 'SITE_AD_HOSTS'),
  };
}

/** Options of the demos that are not the site's own matter: the font that some of them draw icons with. */
export function iconFontOptions(env: Environment): IconFontOptions {
  return {
    iconFontUrl: readText(env, 'SITE_ICON_FONT'),
    iconFontHosts: readList(env, 'SITE_ICON_FONT_HOSTS'),
  };
}

/** Whether pages have adverts: always, but in development only when `SITE_ADS_IN_DEVELOPMENT` is `true`. */
export function hasAdverts(env: Environment): boolean {
  const inDevelopment = readFlag(env, 'SITE_ADS_IN_DEVELOPMENT');
  return env.NODE_ENV !== 'development' || inDevelopment === true;
}

/** Options of the analytics plugin: off without an id. */
export function analyticsOptions(env: Environment): AnalyticsOptions {
  return {
    measurementId: readText(env, 'SITE_ANALYTICS_ID'),
    scriptUrl: readText(env, 'SITE_ANALYTICS_SCRIPT'),
    connectUrls: readList(env, 'SITE_ANALYTICS_CONNECT'),
    consentRequired: readFlag(env, 'SITE_CONSENT_REQUIRED'),
    debug: readFlag(env, 'SITE_ANALYTICS_DEBUG'),
    otherServices: otherServices(env),
  };
}

/** Options of the feedback plugin: where feedback goes, else where an issue is written, or nowhere. */
export function feedbackOptions(env: Environment): FeedbackOptions {
  return {
    issues: repositoryAt(readText(env, 'SITE_REPOSITORY'))?.newIssueUrl,
    address: readText(env, 'SITE_FEEDBACK_URL'),
  };
}

/**
 * Options of offline reading: where workers are registered, and the switch that removes them.
 *
 * @param version the one that is built: its name, and its segment below the language's base, empty for the current one
 */
export function offlineOptions(
  env: Environment,
  version: {readonly name: string; readonly path: string},
): OfflineOptions {
  return {
    domain: readText(env, 'SITE_DOCS_DOMAIN') ?? new URL(siteUrlIn(env)).hostname,
    version: version.path === '' ? packageJson.version : version.name,
    // One worker per language: that of the current version covers what lies below it.
    bases: Object.fromEntries(listLanguages().map((language) => [language, languageBase(language)])),
    enabled: readFlag(env, 'SITE_OFFLINE'),
    colors: {background: themeColors.light, theme: themeColors.light},
  };
}

/**
 * Options of the search plugin: without an index at Algolia it searches the site's own.
 *
 * @param version the one that is built: `current`, or the segment of an older one
 * @throws Error when only some of the variables are there
 */
export function searchOptions(env: Environment, version = 'current'): SearchOptions {
  const appId = readText(env, 'SITE_ALGOLIA_APP_ID');
  const apiKey = readText(env, 'SITE_ALGOLIA_SEARCH_KEY');
  const indexName = readText(env, 'SITE_ALGOLIA_INDEX');
  if (appId === undefined && apiKey === undefined && indexName === undefined) return {version};
  if (appId === undefined || apiKey === undefined || indexName === undefined) {
    throw new Error(
      'SITE_ALGOLIA_APP_ID, SITE_ALGOLIA_SEARCH_KEY and SITE_ALGOLIA_INDEX: all of them, or none',
    );
  }
  const host = readText(env, 'SITE_ALGOLIA_HOST');
  return {version, algolia: {appId, apiKey, indexName, ...(host !== undefined && {host})}};
}

function feedbackSources(env: Environment): AllowedSources {
  const {address = '/'} = readFeedback(feedbackOptions(env));
  return {'connect-src': address.startsWith('/') ? [] : [new URL(address).origin]};
}

/**
 * The origins of all configured services, for the security policy.
 *
 * @throws Error for a wrong value, with the option's name
 */
export function allowedSources(env: Environment): AllowedSources {
  const all = [
    analyticsSources(readAnalytics(analyticsOptions(env))),
    adSources(readAds(adsOptions(env))),
    searchSources(readSearch(searchOptions(env))),
    iconFontSources(readIconFont(iconFontOptions(env))),
    feedbackSources(env),
  ];
  const directives = [...new Set(all.flatMap((sources) => Object.keys(sources)))];
  return Object.fromEntries(
    directives.map((directive) => [directive, all.flatMap((sources) => sources[directive] ?? [])]),
  );
}

/** Read what configures each service, and throw for a wrong value an error with the name of the variable. */
export const serviceReaders: readonly ((env: Environment) => unknown)[] = [
  (env) => readAnalytics(analyticsOptions(env)),
  (env) => readAds(adsOptions(env)),
  (env) => readSearch(searchOptions(env)),
  (env) => readIconFont(iconFontOptions(env)),
  (env) => readFeedback(feedbackOptions(env)),
  (env) => readOffline(offlineOptions(env, {name: currentName, path: ''})),
];
