import type {Blockquote, PhrasingContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {colonAfter, paragraph, strong, text} from '../../../src/mdx/markdownNodes';

/** What the notices of a page are called where they have no title of their own, with the text of the theme. */
export type AdmonitionLabel = (kind: string) => string;

const kinds: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];

function quotation(start: PhrasingContent[], below: Blockquote['children']): Blockquote {
  return {type: 'blockquote', children: [paragraph(...start), ...below]};
}

/**
 * A notice, `:::warning[Title]`, as a quotation that begins with its title.
 *
 * @throws an error for a kind that the site does not have
 */
export function admonition({name, children}: ContainerDirective, getLabel: AdmonitionLabel): Blockquote {
  if (!kinds.includes(name)) {
    throw new Error(`:::${name} is no notice: write one of ${kinds.join(', ')}`);
  }
  const [first, ...rest] = children;
  const label = strong(getLabel(name));
  if (first?.type !== 'paragraph') return quotation([label], children);
  // A title that ends a thought stands alone; a mere label stands in front of the text.
  return first.data && 'directiveLabel' in first.data
    ? quotation([{type: 'strong', children: first.children}], rest)
    : quotation([label, text(colonAfter(getLabel(name))), ...first.children], rest);
}

/**
 * What notices are called in a language: the theme's own texts, unless the site has others. Plugins get the site's
 * texts only; Docusaurus puts the theme's below them when it writes those of the browser.
 *
 * @param siteTexts - texts of the site by their id
 */
export async function admonitionLabels(
  language: string,
  siteTexts: Readonly<Record<string, string>>,
): Promise<AdmonitionLabel> {
  const common = await readDefaultCodeTranslationMessages({locale: language, name: 'theme-common'});
  const texts: Readonly<Record<string, string>> = {...common, ...siteTexts};
  return (kind) => {
    const label = texts[`theme.admonition.${kind}`] ?? kind;
    return label.charAt(0).toUpperCase() + label.slice(1);
  };
}
