/** Which arrow keys lead on and back. */
export interface Arrows {
  readonly forward: readonly string[];
  readonly back: readonly string[];
}

/** Of items that stand below each other. */
export const downArrows: Arrows = {forward: ['ArrowDown'], back: ['ArrowUp']};

/** Of items that stand beside each other, in the direction of reading of their box. */
export function besideArrows(box: Element): Arrows {
  const [forward, back] = ['ArrowRight', 'ArrowLeft'];
  return getComputedStyle(box).direction === 'rtl'
    ? {forward: [back], back: [forward]}
    : {forward: [forward], back: [back]};
}

/**
 * Which item a key leads to, round and round; Home and End lead to the first and the last one.
 *
 * @param current - index of the item that has the focus; −1 when none has it
 * @param count - how many items there are
 * @returns an index; `null` for keys that mean nothing here
 */
export function nextIndex(key: string, current: number, count: number, arrows: Arrows): number | null {
  if (count === 0) return null;
  if (arrows.forward.includes(key)) return (current + 1) % count;
  if (arrows.back.includes(key)) return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
