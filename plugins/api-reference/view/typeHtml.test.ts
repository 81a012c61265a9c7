import escapeHtml from 'escape-html';
import {describe, expect, it} from 'vitest';
import type {ApiTypeNode} from '../model/types';
import {typeHtml} from './typeHtml';
import {shownTypeText} from '../model/typeText';

const name = (text: string, page?: string): ApiTypeNode => ({
  kind: 'name',
  name: text,
  args: [],
  ...(page !== undefined && {page}),
});
const getHref = (page: string) => `/x/api/${page}/`;
const print = (node: ApiTypeNode) => typeHtml(node, getHref);

/** What an opened row shows of the HTML. */
const written = (html: string) => html.replaceAll(/<[^>]*>/g, '');

/** What a closed row shows of it: the style sheet hides what only lines need, and runs of white space are one space. */
const onOneLine = (html: string) =>
  written(html.replaceAll(/<span data-broken>[^<]*<\/span>/g, '')).replaceAll(/\s+/g, ' ');

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
    expect(shownTypeText(node)).toBe('(string | number)[]');
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
    expect(written(print(node))).toBe(
      '(\n  firstParameter: GridRowParams,\n  secondParameter: GridRowParams,\n) =&gt; void',
    );
  });

  it('breaks a long object at its members, and what is inside again', () => {
    const member = (text: string, type: ApiTypeNode) => ({name: text, optional: true, type});
    const node: ApiTypeNode = {
      kind: 'object',
      members: [
        member('a', {kind: 'object', members: [member('longMemberName', name('LongTypeNameOfAMember'))]}),
        member('b', name('string')),
      ],
    };
    expect(written(print(node))).toBe(
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

  describe('in a closed row', () => {
    const long = (text: string) => name(`${text}OfSomeLength`);
    const generic = (text: string, args: ApiTypeNode[]): ApiTypeNode => ({kind: 'name', name: text, args});
    const member = (text: string, type: ApiTypeNode) => ({
      name: text,
      optional: false,
      type,
    });
    const union = (members: ApiTypeNode[]): ApiTypeNode => ({kind: 'union', members});
    const pick = generic('Pick', [long('FirstArgument'), long('SecondArgument')]);
    const callback: ApiTypeNode = {
      kind: 'function',
      params: [{name: 'event', optional: true, rest: false, type: pick}],
      returns: union([generic('Promise', [long('ResultOfTheCallback')]), long('ResultOfTheCallback')]),
    };

    it('reads a type argument list without the last comma and without spaces in the brackets', () => {
      expect(written(print(pick))).toBe(
        'Pick&lt;\n  FirstArgumentOfSomeLength,\n  SecondArgumentOfSomeLength,\n&gt;',
      );
      expect(onOneLine(print(pick))).toBe(
        'Pick&lt;FirstArgumentOfSomeLength, SecondArgumentOfSomeLength&gt;',
      );
    });

    it('reads a union without the bar before its first member', () => {
      const type = union([pick, {kind: 'literal', text: "'first'"}]);
      expect(written(print(type))).toMatch(/^\| Pick&lt;\n {4}First[^|]*\n\| &#39;first&#39;$/);
      expect(onOneLine(print(type))).toBe(
        'Pick&lt;FirstArgumentOfSomeLength, SecondArgumentOfSomeLength&gt; | &#39;first&#39;',
      );
    });

    it('reads every kind of type as it is written on one line', () => {
      const types: ApiTypeNode[] = [
        callback,
        union([callback, {kind: 'object', members: [member('callback', callback), member('pick', pick)]}]),
        {kind: 'intersection', members: [pick, union([pick, callback])]},
        {kind: 'array', readonly: true, element: union([pick, long('Other')])},
        {
          kind: 'tuple',
          elements: [
            {name: 'start', optional: false, rest: false, type: pick},
            {name: 'end', optional: true, rest: false, type: union([pick, long('Other')])},
          ],
        },
        {kind: 'operator', operator: 'keyof', type: pick},
        {kind: 'indexed', object: pick, index: {kind: 'literal', text: "'rows'"}},
      ];
      types.forEach((type) => {
        expect(print(type)).toContain('\n');
        expect(onOneLine(print(type))).toBe(escapeHtml(shownTypeText(type)));
      });
    });
  });
});
