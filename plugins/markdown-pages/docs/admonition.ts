import type {Blockquote, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {colonAfter, strong, text} from '../../../src/mdx/markdownNodes';

/** What the notices of a page are called where they have no title of their own, with the text of the theme. */
export type AdmonitionLabel = (kind: string) => string;

const kinds: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];

function isLabel(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
}

/**
 * A notice, `:::warning[Title]`, as a quotation that begins with its title.
 *
 * @throws an error for a kind that the site does not have
 */
export function admonition({name, children}: ContainerDirective, labelOf: AdmonitionLabel): Blockquote {
  if (!kinds.includes(name)) {
    throw new Error(`:::${name} is no notice: write one of ${kinds.join(', ')}`);
  }
  const [first, ...rest] = children;
  const own = first && isLabel(first) ? first.children : undefined;
  const label = labelOf(name);
  const title: PhrasingContent[] = own ? [{type: 'strong', children: own}] : [strong(label)];
  const [lead, ...others] = own ? rest : children;
  // A title that ends a thought stands alone; a mere label stands in front of the text.
  return !own && lead?.type === 'paragraph'
    ? {
        type: 'blockquote',
        children: [
          {type: 'paragraph', children: [...title, text(colonAfter(label)), ...lead.children]},
          ...others,
        ],
      }
    : {type: 'blockquote', children: [{type: 'paragraph', children: title}, ...(own ? rest : children)]};
}

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
