import escapeHtml from 'escape-html';

/** A link; `href` is an address as it stands in the page. */
export function linkHtml(href: string, html: string): string {
  return `<a href="${escapeHtml(href)}">${html}</a>`;
}
