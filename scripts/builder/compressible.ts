const textTypes = /\.(css|html|js|json|map|md|mjs|svg|txt|wasm|webmanifest|xml)$/;

/** Below this a compressed copy saves less than the extra header costs. */
const leastBytes = 1000;

/**
 * Whether a host sends the file compressed.
 *
 * @param file its name or path
 * @param size in bytes
 */
export function isWorthCompressing(file: string, size: number): boolean {
  return size >= leastBytes && textTypes.test(file);
}
