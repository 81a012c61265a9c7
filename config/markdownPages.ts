import type {PluggableList} from 'unified';
import {apiMarkdown} from '../plugins/api-reference/markdown';
import {pageApiForm} from '../plugins/api-reference/markdown/pageApiForm';
import {privacyMarkdown} from '../plugins/analytics/privacyMarkdown';
import {demoForm} from '../plugins/code-variants/markdown/demoForm';
import {fenceForm} from '../plugins/code-variants/markdown/fenceForm';
import {installForm, pageFactsForm} from '../plugins/library-versions/build/markdownForms';
import {getVersion} from '../plugins/library-versions/build/packageVersions';
import {commonForms} from '../plugins/markdown-pages/commonForms';
import type {Options} from '../plugins/markdown-pages/options';
import {offlineMarkdown} from '../plugins/offline/offlineMarkdown';
import type {Options as ApiOptions} from '../plugins/api-reference/options';
import {documentedSite} from './documentedSite';
import {analyticsOptions} from './services';
import {getReleases, type PackageRecord} from '../plugins/library-versions/build/versionRecord';

/**
 * What machines read of the site: the Markdown form of each component of a page, and the pages without a file.
 *
 * @param packages - of the version that is built
 * @param steps - those of the pages that bring texts and links
 * @param apiOptions - of the API reference
 * @param codeLocale - how demos write dates and numbers
 */
export function markdownPagesOptions(
  packages: PackageRecord,
  steps: PluggableList,
  apiOptions: ApiOptions,
  codeLocale: string | undefined,
): Options {
  return {
    title: `MUI X ${getVersion('@mui/x-data-grid', getReleases(packages))}`,
    steps,
    forms: {
      ...commonForms,
      Demo: demoForm(codeLocale),
      Install: installForm,
      PageApi: pageApiForm,
      PageFacts: pageFactsForm,
    },
    fence: fenceForm,
    sidebars: {
      introduction: 'site.product.introduction',
      dataGrid: 'site.product.dataGrid',
      datePickers: 'site.product.datePickers',
      charts: 'site.product.charts',
      treeView: 'site.product.treeView',
    },
    generated: [
      (part) => apiMarkdown(part, apiOptions),
      (part) => privacyMarkdown(part.text, analyticsOptions(process.env)),
      (part) => offlineMarkdown(part.text),
    ],
    site: documentedSite,
  };
}
