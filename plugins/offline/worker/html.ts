const tag = /<(?:script|link|img)\b[^>]*>/g;
const address = /\b(?:src|href)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/;

/** Links that a page needs in order to look and work as it does. */
const neededLinks = /\brel=["']?(?:stylesheet|preload|modulepreload|icon)\b/;

/** Addresses, from the root of this host, of the files that a page cannot do without. */
export function neededFiles(html: string): string[] {
  const found = [...html.matchAll(tag)].flatMap(([text]) => {
    if (text.startsWith('<link') && !neededLinks.test(text)) return [];
    const match = address.exec(text);
    const value = match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
    // Two slashes would be another host.
    return /^\/(?!\/)/.test(value) ? [value.replaceAll('&amp;', '&')] : [];
  });
  return [...new Set(found)];
}

/** The title of a page, as it stands in its HTML; empty without one. */
export function titleIn(html: string): string {
  return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';
}
