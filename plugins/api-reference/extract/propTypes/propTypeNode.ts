import ts from 'typescript';

/** The check that `propTypes` makes for one prop, as data. */
export type PropTypeNode =
  | {kind: 'simple'; name: string}
  | {kind: 'oneOf'; values: string[]}
  | {kind: 'oneOfType'; members: PropTypeNode[]}
  | {kind: 'arrayOf'; element: PropTypeNode}
  | {kind: 'objectOf'; element: PropTypeNode}
  | {kind: 'shape'; members: Record<string, {required: boolean; type: PropTypeNode}>}
  | {kind: 'custom'};

/** The last name of `PropTypes.bool`, `_propTypes.default.bool`, `refType`. */
function lastName(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text;
  }
  return ts.isIdentifier(node) ? node.text : '';
}

function isRequiredAccess(node: ts.Expression): node is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'isRequired';
}

/** The name of a property, as it is written between brackets. */
export function getName(name: ts.PropertyName): string {
  return ts.isComputedPropertyName(name) ? name.getText() : name.text;
}

function readShape(node: ts.Expression | undefined): PropTypeNode {
  if (!node || !ts.isObjectLiteralExpression(node)) {
    return {kind: 'custom'};
  }
  const members = node.properties
    .filter(ts.isPropertyAssignment)
    .map(({name, initializer}) => [getName(name), readPropType(initializer)] as const);
  return {kind: 'shape', members: Object.fromEntries(members)};
}

function getElements(node: ts.Expression | undefined): readonly ts.Expression[] {
  return node && ts.isArrayLiteralExpression(node) ? node.elements : [];
}

function readCall(call: ts.CallExpression): PropTypeNode {
  const [argument] = call.arguments;
  switch (lastName(call.expression)) {
    case 'oneOf':
      return {kind: 'oneOf', values: getElements(argument).map((value) => value.getText())};
    case 'oneOfType':
      return {kind: 'oneOfType', members: getElements(argument).map((member) => readPropType(member).type)};
    case 'arrayOf':
      return argument ? {kind: 'arrayOf', element: readPropType(argument).type} : {kind: 'custom'};
    case 'objectOf':
      return argument ? {kind: 'objectOf', element: readPropType(argument).type} : {kind: 'custom'};
    case 'shape':
    case 'exact':
      return readShape(argument);
    case 'instanceOf':
      return {kind: 'simple', name: 'object'};
    default:
      return {kind: 'custom'};
  }
}

/** Reads `PropTypes.oneOf(['a', 'b']).isRequired`. A function written in place is `custom`. */
export function readPropType(node: ts.Expression): {required: boolean; type: PropTypeNode} {
  if (isRequiredAccess(node)) {
    return {required: true, type: readPropType(node.expression).type};
  }
  if (ts.isCallExpression(node)) {
    return {required: false, type: readCall(node)};
  }
  const name = lastName(node);
  return {required: false, type: name === '' ? {kind: 'custom'} : {kind: 'simple', name}};
}
