const [start, end] = ['<noscript>', '</noscript>'];

/** HTML that a browser without scripts shows and one with scripts has as a text, until `client/unfold.ts` makes it elements. */
export function fold(html: string): string {
  return start + html + end;
}

/** Highlighted code with nothing folded in it; in the text of code these tags are escaped. */
export function unfolded(html: string): string {
  return html.replaceAll(start, '').replaceAll(end, '');
}
