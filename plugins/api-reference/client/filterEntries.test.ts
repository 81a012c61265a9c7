// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {filterEntries, orderEntries} from './filterEntries';
import {parseLayout} from './layouts';

const visible = () =>
  [...document.querySelectorAll('[data-api-entry]:not([hidden])')].map((entry) =>
    entry.getAttribute('data-api-entry'),
  );

beforeEach(() => {
  document.body.innerHTML = `
    <section data-api-section id="props"><div data-api-orderable>
      <div data-api-entry="rows" data-required><p data-api-text>The rows.</p></div>
      <div data-api-entry="columns" data-required></div>
      <div data-api-entry="sortModel" data-kind="a"><p data-api-text>How rows are sorted.</p></div>
    </div></section>
    <section data-api-section id="slots"><div data-api-entry="toolbar"></div></section>
    <section data-api-section id="inherited"></section>`;
});

describe('filterEntries', () => {
  it('keeps entries with every word in name or text, and hides sections without any', () => {
    expect(filterEntries(document, 'ROWS sort', new WeakMap())).toBe(1);
    expect(visible()).toEqual(['sortModel']);
    expect(document.querySelector('#slots')).toHaveProperty('hidden', true);
    expect(document.querySelector('#inherited')).toHaveProperty('hidden', true);
    expect(filterEntries(document, '', new WeakMap())).toBe(4);
    expect(document.querySelector('#slots')).toHaveProperty('hidden', false);
    expect(document.querySelector('#inherited')).toHaveProperty('hidden', false);
  });

  it('writes no attribute that stays as it is', () => {
    filterEntries(document, 'sort', new WeakMap());
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, {attributes: true, subtree: true});
    filterEntries(document, 'sortm', new WeakMap());
    expect(observer.takeRecords()).toEqual([]);
    filterEntries(document, 'toolbar', new WeakMap());
    expect(observer.takeRecords()).toHaveLength(4);
  });

  it('takes a further condition', () => {
    const texts = new WeakMap<Element, string>();
    expect(filterEntries(document, '', texts, (entry) => entry.getAttribute('data-kind') === 'a')).toBe(1);
  });
});

describe('orderEntries', () => {
  it('by name, and required ones first again', () => {
    orderEntries(document, 'name');
    expect(visible().slice(0, 3)).toEqual(['columns', 'rows', 'sortModel']);
    document.querySelector('[data-api-entry=columns]')?.removeAttribute('data-required');
    orderEntries(document, 'required');
    expect(visible().slice(0, 3)).toEqual(['rows', 'columns', 'sortModel']);
  });
});

describe('parseLayout', () => {
  it.each([
    ['table', 'table'],
    ['corrupt', 'list'],
    [null, 'list'],
  ])('%j is %s', (value, layout) => {
    expect(parseLayout(value)).toBe(layout);
  });
});
