// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import type {Hit} from '../engine/types';
import {groupOptions, isSameLine, toOptions, type Option} from './groups';
import {isSearchKey} from './hotkeys';
import {forgetRecent, keepRecent, readRecent, RECENT_STORAGE_KEY} from './recent';
import {nextOption} from './useOptions';

describe('recent searches', () => {
  beforeEach(() => localStorage.clear());

  it('keeps the last six, each once, the last one first', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'B']) keepRecent(query);
    expect(readRecent()).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
  });

  it('can be removed, one and all; nothing is left then', () => {
    keepRecent('a');
    keepRecent('b');
    expect(forgetRecent('a')).toEqual(['b']);
    expect(forgetRecent()).toEqual([]);
    expect(localStorage.getItem(RECENT_STORAGE_KEY)).toBeNull();
  });

  it.each(['{', '"a"', '{"a":1}', '[1, null, "", "  "]', `["${'x'.repeat(81)}"]`])('drops %s', (stored) => {
    localStorage.setItem(RECENT_STORAGE_KEY, stored);
    expect(readRecent()).toEqual([]);
  });
});

describe('isSearchKey', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    defaultPrevented: false,
    ...more,
  });
  const element = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector('[data-target]');
  };

  it('takes Ctrl+K and Cmd+K everywhere, and a slash where nothing is written', () => {
    expect(isSearchKey(press('k', {ctrlKey: true}), element('<input data-target>'))).toBe(true);
    expect(isSearchKey(press('K', {metaKey: true}), document.body)).toBe(true);
    expect(isSearchKey(press('/'), document.body)).toBe(true);
    expect(isSearchKey(press('/', {shiftKey: true}), document.body)).toBe(true);
  });

  it.each([
    '<input data-target>',
    '<textarea data-target></textarea>',
    '<div contenteditable><b data-target></b></div>',
    '<div role="grid"><div data-target></div></div>',
    '<section data-demo><button data-target></button></section>',
  ])('leaves a slash to %s', (html) => {
    expect(isSearchKey(press('/'), element(html))).toBe(false);
  });

  it('leaves other keys alone', () => {
    expect(isSearchKey(press('k'), document.body)).toBe(false);
    expect(isSearchKey(press('k', {ctrlKey: true, metaKey: true}), document.body)).toBe(false);
    expect(isSearchKey(press('k', {ctrlKey: true, shiftKey: true}), document.body)).toBe(false);
    expect(isSearchKey(press('k', {ctrlKey: true, defaultPrevented: true}), document.body)).toBe(false);
    expect(isSearchKey(press('/', {ctrlKey: true}), document.body)).toBe(false);
  });
});

describe('the list', () => {
  const hit = (address: string, product: Hit['product'], sections: Hit['sections'] = []): Hit => ({
    address,
    title: '',
    kind: 'page',
    trail: [],
    product,
    version: 'current',
    flags: {},
    excerpt: [],
    sections,
    score: 0,
  });

  it('is grouped by product, the product of the best result first', () => {
    const options = toOptions([hit('/a/', 'x-charts'), hit('/b/', 'x'), hit('/c/', 'x-charts')]);
    expect([...groupOptions(options)].map(([product, group]) => [product, group.length])).toEqual([
      ['x-charts', 2],
      ['x', 1],
    ]);
  });

  it('has a line for each result and each of its sections', () => {
    const sections = [{address: '/a/#b', title: 'B', excerpt: []}];
    const options = toOptions([hit('/a/', 'x', sections)]);
    expect(options.map(({address}) => address)).toEqual(['/a/', '/a/#b']);
    expect(new Set(options.map(({id}) => id)).size).toBe(2);
  });

  it('keeps the lines of a product together', () => {
    const options = toOptions([hit('/a/', 'x-charts'), hit('/b/', 'x'), hit('/c/', 'x-charts')]);
    const groups = [...groupOptions(options)];
    expect(groups.map(([product, group]) => [product, group.map(({address}) => address)])).toEqual([
      ['x-charts', ['/a/', '/c/']],
      ['x', ['/b/']],
    ]);
    expect(groupOptions([]).size).toBe(0);
  });

  it('knows lines that read the same, wherever they stand', () => {
    const section = {address: '/a/#b', title: 'B', excerpt: []};
    const line = (more: Partial<Hit>, of?: Option['section']): Option => ({
      id: 'a',
      address: '/a/',
      hit: {...hit('/a/', 'x'), ...more},
      ...(of && {section: of}),
    });
    expect(isSameLine(line({score: 1}), line({score: 2}))).toBe(true);
    expect(isSameLine(line({}, section), line({excerpt: [{text: 'c', isMatch: true}]}, {...section}))).toBe(
      true,
    );
    expect(isSameLine(line({}), line({excerpt: [{text: 'c', isMatch: true}]}))).toBe(false);
    expect(isSameLine(line({}), line({flags: {plan: 'pro'}}))).toBe(false);
    expect(isSameLine(line({}), line({titlePieces: [{text: 'a', isMatch: true}]}))).toBe(false);
    expect(isSameLine(line({}), line({}, section))).toBe(false);
    expect(isSameLine(line({}, section), line({}, {...section, title: 'C'}))).toBe(false);
  });

  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['PageDown', 0, 2],
    ['a', 0, null],
  ])('%s from %i', (key, from, to) => {
    expect(nextOption(key, from, 3)).toBe(to);
  });
});
