import escapeHtml from 'escape-html';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {linkHtml} from './html';

/** Where comments of the packages think they are read: their addresses without a host are of this one. */
export const commentOrigin = 'https://mui.com';

/** Address of the entry that a name in code means; `undefined` when it means none. */
export type CodeHref = (code: string) => string | undefined;

/**
 * The Markdown of a description as HTML. Raw HTML in it is shown as text, because descriptions name types such as
 * `Promise<void>` without code marks; names in code that have an entry are links.
 *
 * @param getHref - for names in code
 */
export function markdownHtml(markdown: string, getHref: CodeHref): string {
  return markdown === '' ? '' : html(fromMarkdown(markdown), getHref, false);
}

/** The text of Markdown without its marks, on one line. */
export function markdownText(markdown: string): string {
  return text(fromMarkdown(markdown)).replace(/\s+/g, ' ').trim();
}

function text(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(text).join(node.type === 'root' ? ' ' : '') : ' ';
}

function html(node: Nodes, getHref: CodeHref, inLink: boolean): string {
  const children = (isLink = inLink) =>
    'children' in node ? node.children.map((child) => html(child, getHref, isLink)).join('') : '';
  switch (node.type) {
    case 'paragraph':
      return `<p>${children()}</p>`;
    case 'text':
    case 'html':
      return escapeHtml(node.value);
    case 'inlineCode': {
      const code = `<code>${escapeHtml(node.value)}</code>`;
      const href = inLink ? undefined : getHref(node.value);
      return href === undefined ? code : linkHtml(href, code);
    }
    case 'code':
      return `<pre><code>${escapeHtml(node.value)}</code></pre>`;
    case 'link':
      return linked(node.url, children(true));
    case 'strong':
      return `<strong>${children()}</strong>`;
    case 'emphasis':
      return `<em>${children()}</em>`;
    case 'heading':
      return `<p><strong>${children()}</strong></p>`;
    case 'list':
      return node.ordered ? `<ol>${children()}</ol>` : `<ul>${children()}</ul>`;
    case 'listItem':
      return `<li>${tightItem(children())}</li>`;
    case 'break':
      return '<br>';
    case 'blockquote':
      return `<blockquote>${children()}</blockquote>`;
    default:
      return children();
  }
}

/** Only addresses that lead somewhere safe are links. */
function linked(url: string, content: string): string {
  const address = url.startsWith('/') ? commentOrigin + url : url;
  return /^https?:|^#/.test(address) ? linkHtml(address, content) : content;
}

/** A list item of one paragraph needs no paragraph. */
function tightItem(item: string): string {
  const paragraph = /^<p>((?:(?!<p>).)*)<\/p>(<(?:ul|ol)>.*)?$/s.exec(item);
  return paragraph ? `${paragraph[1] ?? ''}${paragraph[2] ?? ''}` : item;
}
