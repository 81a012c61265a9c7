const entities: Readonly<Record<string, string>> = {'&lt;': '<', '&gt;': '>', '&amp;': '&'};

/** The text that highlighted HTML shows: the source, letter by letter. */
export function codeText(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}
