import {expect, it} from 'vitest';
import type {ApiTypeNode} from './types';
import {typeText} from './typeText';

const name = (text: string, ...args: ApiTypeNode[]): ApiTypeNode => ({kind: 'name', name: text, args});
const union = (...members: ApiTypeNode[]): ApiTypeNode => ({kind: 'union', members});
const call: ApiTypeNode = {
  kind: 'function',
  params: [{name: 'id', optional: true, rest: false, type: name('string')}],
  returns: name('void'),
};

it.each<[string, ApiTypeNode]>([
  ['Map<string, Row[]>', name('Map', name('string'), {kind: 'array', element: name('Row'), readonly: false})],
  [
    "readonly ('a' | null)[]",
    {kind: 'array', readonly: true, element: union({kind: 'literal', text: "'a'"}, name('null'))},
  ],
  ['boolean | ((id?: string) => void)', union(name('boolean'), call)],
  [
    'Id & (T extends Id ? 1 : 2)',
    {kind: 'intersection', members: [name('Id'), {kind: 'text', text: 'T extends Id ? 1 : 2', names: []}]},
  ],
  [
    '{a: string; b?: number}',
    {
      kind: 'object',
      members: [
        {name: 'a', optional: false, type: name('string')},
        {name: 'b', optional: true, type: name('number')},
      ],
    },
  ],
  [
    '[start: Date, ...rest: Date[]]',
    {
      kind: 'tuple',
      elements: [
        {name: 'start', optional: false, rest: false, type: name('Date')},
        {
          name: 'rest',
          optional: false,
          rest: true,
          type: {kind: 'array', element: name('Date'), readonly: false},
        },
      ],
    },
  ],
  [
    "keyof Slots['footer']",
    {
      kind: 'operator',
      operator: 'keyof',
      type: {kind: 'indexed', object: name('Slots'), index: {kind: 'literal', text: "'footer'"}},
    },
  ],
])('writes %s', (text, node) => {
  expect(typeText(node)).toBe(text);
});
