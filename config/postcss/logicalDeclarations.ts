import {list} from 'postcss';

/** A property with its value. */
export type PropertyValue = readonly [property: string, value: string];

const PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['left', 'inset-inline-start'],
  ['right', 'inset-inline-end'],
  ...['margin', 'padding', 'scroll-margin', 'scroll-padding', 'border'].flatMap((box): [string, string][] => [
    [`${box}-left`, `${box}-inline-start`],
    [`${box}-right`, `${box}-inline-end`],
  ]),
  ...['width', 'style', 'color'].flatMap((part): [string, string][] => [
    [`border-left-${part}`, `border-inline-start-${part}`],
    [`border-right-${part}`, `border-inline-end-${part}`],
  ]),
  ['border-top-left-radius', 'border-start-start-radius'],
  ['border-top-right-radius', 'border-start-end-radius'],
  ['border-bottom-right-radius', 'border-end-end-radius'],
  ['border-bottom-left-radius', 'border-end-start-radius'],
]);

const VALUES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ['text-align', {left: 'start', right: 'end'}],
  ['text-align-last', {left: 'start', right: 'end'}],
  ['float', {left: 'inline-start', right: 'inline-end'}],
  ['clear', {left: 'inline-start', right: 'inline-end'}],
]);

/** Shorthands of four sides, with the names of their block and inline halves. */
const BOXES: ReadonlyMap<string, readonly [block: string, inline: string]> = new Map([
  ...['margin', 'padding', 'inset', 'scroll-margin', 'scroll-padding'].map(
    (box): [string, [string, string]] => [box, [`${box}-block`, `${box}-inline`]],
  ),
  ...['width', 'style', 'color'].map((part): [string, [string, string]] => [
    `border-${part}`,
    [`border-block-${part}`, `border-inline-${part}`],
  ]),
]);

const LISTS_OF_PROPERTIES: ReadonlySet<string> = new Set([
  'transition',
  'transition-property',
  'will-change',
]);

function boxDeclarations(value: string, [block, inline]: readonly [string, string]): PropertyValue[] | null {
  // With fewer than four values both sides have the same one.
  const [top = '', right = '', bottom = '', left = right] = list.space(value);
  if (right === left) {
    return null;
  }
  return [
    [block, top === bottom ? top : `${top} ${bottom}`],
    [inline, `${left} ${right}`],
  ];
}

/** Values of the corners, clockwise from the top left one. */
function corners(value: string): [string, string, string, string] {
  const [topLeft = '', topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = list.space(value);
  return [topLeft, topRight, bottomRight, bottomLeft];
}

function radiusDeclarations(value: string): PropertyValue[] | null {
  const [horizontal = '', vertical] = list.split(value, ['/'], false);
  const h = corners(horizontal);
  const v = corners(vertical ?? horizontal);
  if ([h, v].every(([a, b, c, d]) => a === b && c === d)) {
    return null;
  }
  const radius = (i: 0 | 1 | 2 | 3) => (vertical === undefined ? h[i] : `${h[i]} ${v[i]}`);
  return [
    ['border-start-start-radius', radius(0)],
    ['border-start-end-radius', radius(1)],
    ['border-end-end-radius', radius(2)],
    ['border-end-start-radius', radius(3)],
  ];
}

/**
 * The logical declarations that stand for a physical one in left-to-right text.
 *
 * @returns `null` when the declaration means the same in both directions, or has no logical counterpart (transforms,
 *   background positions, shadows)
 */
export function logicalDeclarations(property: string, value: string): readonly PropertyValue[] | null {
  const logicalProperty = PROPERTIES.get(property);
  if (logicalProperty !== undefined) {
    return [[logicalProperty, value]];
  }
  const logicalValue = VALUES.get(property)?.[value.toLowerCase()];
  if (logicalValue !== undefined) {
    return [[property, logicalValue]];
  }
  const box = BOXES.get(property);
  if (box) {
    return boxDeclarations(value, box);
  }
  if (property === 'border-radius') {
    return radiusDeclarations(value);
  }
  if (LISTS_OF_PROPERTIES.has(property)) {
    const converted = value.replace(/(?<![\w-])[a-z-]+(?![\w-]|\()/g, (word) => PROPERTIES.get(word) ?? word);
    return converted === value ? null : [[property, converted]];
  }
  return null;
}
