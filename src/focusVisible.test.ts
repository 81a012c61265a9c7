// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {FOCUS_VISIBLE_ATTRIBUTE, FOCUS_VISIBLE_BLUR_DELAY, trackFocusVisible} from './focusVisible';

let stop = () => {};
let keyboard = true;

function button(name: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.textContent = name;
  // jsdom has no notion of how focus came: the test says it.
  const matches = element.matches.bind(element);
  Object.defineProperty(element, 'matches', {
    value: (selector: string) => (selector === ':focus-visible' ? keyboard : matches(selector)),
  });
  return document.body.appendChild(element);
}

function fire(target: EventTarget, type: string, timeStamp: number) {
  const event = new FocusEvent(type, {bubbles: true});
  Object.defineProperty(event, 'timeStamp', {value: timeStamp});
  target.dispatchEvent(event);
}

beforeEach(() => {
  document.body.innerHTML = '';
  keyboard = true;
  stop = trackFocusVisible(document);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

it('the delay is 100 ms', () => {
  expect(FOCUS_VISIBLE_BLUR_DELAY).toBe(100);
});

it.each([
  [0, true],
  [100, true],
  [101, false],
])('focus by script %d ms after a keyboard-focused element lost it: ring %s', (delay, ring) => {
  const [a, b] = [button('a'), button('b')];
  fire(a, 'focusin', 0);
  fire(a, 'focusout', 1000);
  keyboard = false;
  fire(b, 'focusin', 1000 + delay);
  expect(b.hasAttribute(FOCUS_VISIBLE_ATTRIBUTE)).toBe(ring);
  fire(b, 'focusout', 5000);
  expect(b.hasAttribute(FOCUS_VISIBLE_ATTRIBUTE)).toBe(false);
});

it('a kept ring is kept again by the next move', () => {
  const [a, b, c] = [button('a'), button('b'), button('c')];
  fire(a, 'focusin', 0);
  fire(a, 'focusout', 10);
  keyboard = false;
  fire(b, 'focusin', 20);
  fire(b, 'focusout', 30);
  fire(c, 'focusin', 40);
  expect(c.hasAttribute(FOCUS_VISIBLE_ATTRIBUTE)).toBe(true);
});

it('the browser’s own ring needs no attribute', () => {
  const a = button('a');
  fire(a, 'focusin', 0);
  expect(a.hasAttribute(FOCUS_VISIBLE_ATTRIBUTE)).toBe(false);
});

it('no ring after an element that had none, nor for the pointer', () => {
  const [a, b, c] = [button('a'), button('b'), button('c')];
  keyboard = false;
  fire(a, 'focusin', 0);
  fire(a, 'focusout', 10);
  fire(b, 'focusin', 20);
  expect(b.hasAttribute(FOCUS_VISIBLE_ATTRIBUTE)).toBe(false);
  fire(b, 'focusout', 30);
  keyboard = true;
  fire(a, 'focusin', 40);
  document.dispatchEvent(new Event('pointerdown'));
  fire(a, 'focusout', 50);
  keyboard = false;
  fire(c, 'focusin', 51);
  expect(c.hasAttribute(FOCUS_VISIBLE_ATTRIBUTE)).toBe(false);
});
