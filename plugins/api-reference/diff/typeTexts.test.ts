import {describe, expect, it} from 'vitest';
import {sameType, takesAsMuch, unionParts, type EquivalentType} from './typeTexts';

const alias: EquivalentType = {
  product: 'tree-view',
  pattern: /\bItemId\b/g,
  replacement: 'string',
  reason: 'an alias',
};

describe('unionParts', () => {
  it.each([
    ["'a' | 'b'", ["'a'", "'b'"]],
    ['Map<b | c> | null', ['Map<b | c>', 'null']],
    ['{x: a | b} | ((y: a | b) => void)', ['{x: a | b}', '((y: a | b) => void)']],
    ['string', ['string']],
  ])('%s', (type, parts) => {
    expect(unionParts(type)).toEqual(parts);
  });
});

describe('sameType', () => {
  it('knows other ways to write a type', () => {
    expect(sameType('(id: string) => void', '(id: ItemId) => void', [alias])).toBe(true);
    expect(sameType('(id: string) => void', '(id: ItemId) => void')).toBe(false);
  });
});

describe('takesAsMuch', () => {
  it.each([
    ['number', "'item' | number"],
    ['string[]', 'readonly string[]'],
    ['Row[]', 'Readonly<Row[]>'],
    ['ItemId', 'string | null'],
  ])('%s may become %s', (before, after) => {
    expect(takesAsMuch(before, after, [alias])).toBe(true);
  });

  it.each([
    ['string | null', 'string'],
    ['Id[]', 'Set<Id>'],
    ['(event: Event) => void', '(event: Event | null) => void'],
  ])('%s may not become %s', (before, after) => {
    expect(takesAsMuch(before, after)).toBe(false);
  });
});
