// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {inertAround} from './inertAround';

it('makes what is beside an element inert, keeps what was so, and lets later additions be', () => {
  document.body.innerHTML =
    '<header></header><main><nav></nav><article><p id="demo"></p><p id="next"></p></article></main><div data-portals></div><aside inert></aside>';
  const demo = document.querySelector('#demo');
  const inert = () =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .filter((each) => each.inert)
      .map((each) => each.localName);
  // This document knows the attribute only.
  document.querySelectorAll<HTMLElement>('aside').forEach((aside) => (aside.inert = true));
  const release = demo && inertAround(demo);
  expect(inert()).toEqual(['header', 'nav', 'p', 'aside']);
  const menu = document.body.appendChild(document.createElement('dialog'));
  expect(menu.inert).toBeFalsy();
  release?.();
  expect(inert()).toEqual(['aside']);
});
