import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {AdmonitionLabel} from './admonition';

/**
 * What notices are called in a language: the theme's own texts, unless the site has others. Plugins get the site's
 * texts only; Docusaurus puts the theme's below them when it writes those of the browser.
 *
 * @param own - texts of the site by their id
 */
export async function admonitionLabels(
  language: string,
  own: Readonly<Record<string, string>>,
): Promise<AdmonitionLabel> {
  const common = await readDefaultCodeTranslationMessages({locale: language, name: 'theme-common'});
  const texts: Readonly<Record<string, string>> = {...common, ...own};
  return (kind) => {
    const label = texts[`theme.admonition.${kind}`] ?? kind;
    return label.charAt(0).toUpperCase() + label.slice(1);
  };
}
