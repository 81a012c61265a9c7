/** How the block of a page is laid out. */
export type Shape = 'image' | 'inline';

/** Share of page loads with the inline shape. */
const inline = 0.2;

/**
 * @param draw - uniform, from 0 up to but not including 1; one per page load
 */
export function chooseShape(draw: number): Shape {
  return draw < inline ? 'inline' : 'image';
}
