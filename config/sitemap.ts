import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {hasHistory} from './history';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;

/** The sitemap says of a page what the page says of itself: when it was changed last, and nothing that is not known. */
export function sitemapOptions(siteDir: string): SitemapOptions {
  return {lastmod: hasHistory(siteDir) ? 'date' : null, changefreq: null, priority: null};
}
