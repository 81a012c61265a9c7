/** A size for readers: `0.3 MB`, `62 MB`, `1,200 MB`; never a false zero. */
export function sizeText(bytes: number, language: string): string {
  const megabytes = bytes / 1_000_000;
  const digits = megabytes < 10 ? 1 : 0;
  const rounded = bytes > 0 ? Math.max(megabytes, 0.1) : 0;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: digits,
  }).format(rounded);
}
