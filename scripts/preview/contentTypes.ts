import {lookup} from 'mrmime';

/** Media types of text, which the site writes in UTF-8. */
const text = /^text\/|[/+](?:json|xml)$/;

/** The media type of a file by its ending. */
export function contentType(file: string): string {
  // The older name of the type would let a reader without an XML parser take it for plain text.
  const type = lookup(file)?.replace(/^text\/xml$/, 'application/xml') ?? 'application/octet-stream';
  return text.test(type) ? `${type}; charset=utf-8` : type;
}
