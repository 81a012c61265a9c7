// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {besideArrows, downArrows, nextIndex} from './nextIndex';

describe('the item that a key leads to', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['ArrowDown', 0, 1, 0],
    ['ArrowUp', 0, 1, 0],
    ['ArrowDown', -1, 0, null],
    ['End', -1, 0, null],
    ['ArrowLeft', 0, 3, null],
    ['Tab', 0, 3, null],
    ['a', 0, 3, null],
    ['Enter', 0, 3, null],
  ])('below each other, %s at %i of %i: %s', (key, current, count, expected) => {
    expect(nextIndex(key, current, count, downArrows)).toBe(expected);
  });

  it.each([
    ['ltr', 'ArrowRight', 1],
    ['ltr', 'ArrowLeft', 2],
    ['rtl', 'ArrowLeft', 1],
    ['rtl', 'ArrowRight', 2],
    ['ltr', 'ArrowDown', null],
    ['rtl', 'End', 2],
  ])('beside each other, %s, %s at 0 of 3: %s', (direction, key, expected) => {
    const box = document.createElement('div');
    box.style.direction = direction;
    document.body.append(box);
    expect(nextIndex(key, 0, 3, besideArrows(box))).toBe(expected);
  });
});
