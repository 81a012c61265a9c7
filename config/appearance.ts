import type {Plugin} from '@docusaurus/types';
import {themeColors} from '../src/mui/themeColors';
import {layoutScript} from '../plugins/api-reference/client';
import {codePreferencesScript} from '../src/preferences/code/script';
import {earlyScript} from '../src/shell/earlyScript';
import {themeSettingsScript} from '../src/preferences/theme/script';
import {logicalProperties} from './postcss/logicalProperties';
import {siteTokens} from './postcss/siteTokens';

/**
 * Wires the look into the build: design tokens and logical properties into the style sheets, the reader's settings into
 * the page before its first paint.
 */
export function appearance(): Plugin {
  return {
    name: 'site-appearance',
    configurePostCss(options) {
      return {...options, plugins: [siteTokens(), ...options.plugins, logicalProperties()]};
    },
    injectHtmlTags() {
      return {
        headTags: [
          {tagName: 'meta', attributes: {name: 'theme-color', content: themeColors.light}},
          {tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}},
        ],
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: [
              themeSettingsScript(themeColors),
              codePreferencesScript(),
              layoutScript(),
              earlyScript(),
            ].join('\n'),
          },
        ],
      };
    },
  };
}
