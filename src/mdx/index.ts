import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** An expression in MDX is text and syntax tree; only the tree counts. */
type Expression =
  | {type: 'Identifier'; name: string}
  | {type: 'Literal'; value: number | boolean; raw: string}
  | {type: 'ArrayExpression'; elements: {type: 'Identifier'; name: string}[]};

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

/** A module of one statement. */
function program(statement: Program['body'][number]): {estree: Program} {
  return {estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]}};
}

/** `import <local> from '<source>'` as an MDX node. */
export function importNode(local: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: program({
      type: 'ImportDeclaration',
      specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}}],
      source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
      attributes: [],
    }),
  };
}

function expressionAttribute(name: string, text: string, expression: Expression): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: text,
      data: program({type: 'ExpressionStatement', expression}),
    },
  };
}

/** `name={local}` as an MDX attribute. */
export function identifierAttribute(name: string, local: string): MdxJsxAttribute {
  return expressionAttribute(name, local, {type: 'Identifier', name: local});
}

/** `name={[a, b]}` as an MDX attribute. */
export function identifiersAttribute(name: string, locals: readonly string[]): MdxJsxAttribute {
  return expressionAttribute(name, `[${locals.join(', ')}]`, {
    type: 'ArrayExpression',
    elements: locals.map((local) => ({type: 'Identifier', name: local})),
  });
}

/** `name={12}` or `name={true}` as an MDX attribute. */
export function literalAttribute(name: string, value: number | boolean): MdxJsxAttribute {
  return expressionAttribute(name, String(value), {type: 'Literal', value, raw: String(value)});
}

/** `name="value"` as an MDX attribute. */
export function textAttribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}
