import {describe, expect, it} from 'vitest';
import type {ApiTypeNode} from '../model/types';
import {typeHtml} from './typeHtml';
import {typeText} from './typeText';

const name = (text: string, page?: string): ApiTypeNode => ({
  kind: 'name',
  name: text,
  args: [],
  ...(page !== undefined && {page}),
});
const hrefOf = (page: string) => `/x/api/${page}/`;
const print = (node: ApiTypeNode) => typeHtml(node, hrefOf);

describe('typeHtml', () => {
  it('links names that have a page and escapes the rest', () => {
    const node: ApiTypeNode = {
      kind: 'name',
      name: 'Promise',
      args: [name('GridColDef', 'data-grid/grid-col-def')],
    };
    expect(print(node)).toBe('Promise&lt;<a href="/x/api/data-grid/grid-col-def/">GridColDef</a>&gt;');
  });

  it('links the names in a text, and not what stands in quotes, is a key or part of a longer name', () => {
    const node: ApiTypeNode = {
      kind: 'text',
      text: "S extends 'Axis' ? Axis<AxisId> : {Axis: Axis}",
      names: [{kind: 'name', name: 'Axis', args: [], page: 'charts/axis'}],
    };
    const link = '<a href="/x/api/charts/axis/">Axis</a>';
    expect(print(node)).toBe(`S extends &#39;Axis&#39; ? ${link}&lt;AxisId&gt; : {Axis: ${link}}`);
  });

  it('colors literals', () => {
    expect(print({kind: 'literal', text: "'compact'"})).toBe(
      '<span class="code-string">&#39;compact&#39;</span>',
    );
  });

  it('brackets a union in an array', () => {
    const node: ApiTypeNode = {
      kind: 'array',
      readonly: false,
      element: {kind: 'union', members: [name('string'), name('number')]},
    };
    expect(typeText(node)).toBe('(string | number)[]');
    expect(print(node)).toBe('(string | number)[]');
  });

  it('breaks a function that is too long at its parameters', () => {
    const parameter = (text: string) => ({
      name: text,
      optional: false,
      rest: false,
      type: name('GridRowParams'),
    });
    const node: ApiTypeNode = {
      kind: 'function',
      params: [parameter('firstParameter'), parameter('secondParameter')],
      returns: name('void'),
    };
    expect(print(node)).toBe(
      '(\n  firstParameter: GridRowParams,\n  secondParameter: GridRowParams,\n) =&gt; void',
    );
  });

  it('breaks a long object at its members, and what is inside again', () => {
    const member = (text: string, type: ApiTypeNode) => ({name: text, optional: true, type, description: ''});
    const node: ApiTypeNode = {
      kind: 'object',
      members: [
        member('a', {kind: 'object', members: [member('longMemberName', name('LongTypeNameOfAMember'))]}),
        member('b', name('string')),
      ],
    };
    expect(print(node)).toBe(
      '{\n  a?: {\n    longMemberName?: LongTypeNameOfAMember;\n  };\n  b?: string;\n}',
    );
  });

  it('lets many short members of a union run on', () => {
    const members = Array.from({length: 20}, (_value, index): ApiTypeNode => ({
      kind: 'literal',
      text: `'event${index}'`,
    }));
    expect(print({kind: 'union', members})).not.toContain('\n');
  });
});
