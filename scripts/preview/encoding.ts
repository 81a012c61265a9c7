export type Encoding = 'br' | 'gzip' | 'identity';

/** File ending of the precompressed copy. */
export const endings: Readonly<Record<Encoding, string>> = {br: '.br', gzip: '.gz', identity: ''};

/**
 * The encodings that a client accepts, the best first: higher quality value, then the smaller file. `identity` is
 * always the last resort.
 *
 * @param header value of `Accept-Encoding`
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const qualities = new Map<string, number>();
  for (const item of (header ?? '').split(',')) {
    const [name = '', ...parameters] = item.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name) qualities.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const qualityFor = (name: Encoding) => qualities.get(name) ?? qualities.get('*') ?? 0;
  const compressed: Encoding[] = ['br', 'gzip'];
  const wanted = compressed.filter((name) => qualityFor(name) > 0);
  wanted.sort((a, b) => qualityFor(b) - qualityFor(a));
  return [...wanted, 'identity'];
}
