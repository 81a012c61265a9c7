import type {AtRule, Plugin} from 'postcss';
import postcss from 'postcss';
import {tokensToCss} from '../../src/mui/tokensToCss';

/** PostCSS plugin: `@site-tokens;` in a style sheet becomes the custom properties of the design tokens. */
export function siteTokens(): Plugin {
  return {
    postcssPlugin: 'site-tokens',
    AtRule: {
      'site-tokens': (atRule: AtRule) => {
        atRule.replaceWith(postcss.parse(tokensToCss()).nodes);
      },
    },
  };
}
