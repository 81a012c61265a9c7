import ts from 'typescript';
import type {PropTypeNode} from '../extract/propTypes/propTypeNode';

/** Checks of `propTypes` that accept what no simple type says. */
const open = new Set([
  'any',
  'node',
  'element',
  'elementType',
  'refType',
  'symbol',
  // Checks of the packages' own: an element of the page, a prop that warns when it is given.
  'HTMLElementType',
  'unsupportedProp',
]);

function flattenUnion(node: PropTypeNode): readonly PropTypeNode[] {
  return node.kind === 'oneOfType' ? node.members.flatMap(flattenUnion) : [node];
}

/** Every value of a list of values as a check of its own. */
function eachValue(check: PropTypeNode): PropTypeNode[] {
  return check.kind === 'oneOf'
    ? check.values.filter((value) => value !== 'null').map((value) => ({kind: 'oneOf', values: [value]}))
    : [check];
}

const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void;

/** What a value may be, without `null` and `undefined`; type parameters as what they are bound to. */
function getUnionTypes(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const bound =
    type.flags & ts.TypeFlags.Instantiable ? (checker.getBaseConstraintOfType(type) ?? type) : type;
  if (bound.isUnion()) {
    return bound.types.flatMap((member) => getUnionTypes(checker, member));
  }
  return bound.flags & nothing ? [] : [bound];
}

function literalText(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.isStringLiteral()) return `'${type.value}'`;
  return checker.typeToString(type);
}

function isOpenType(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Instantiable)) !== 0;
}

function isList(checker: ts.TypeChecker, type: ts.Type): boolean {
  return checker.isArrayType(type) || checker.isTupleType(type);
}

function isSimple(checker: ts.TypeChecker, name: string, type: ts.Type): boolean {
  switch (name) {
    case 'bool':
      return (type.flags & ts.TypeFlags.BooleanLike) !== 0;
    case 'number':
      return (type.flags & ts.TypeFlags.NumberLike) !== 0;
    case 'string':
      return (type.flags & ts.TypeFlags.StringLike) !== 0;
    case 'func':
      return type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
    case 'array':
      return isList(checker, type);
    case 'object':
      return (
        (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.NonPrimitive | ts.TypeFlags.Intersection)) !== 0
      );
    default:
      return open.has(name);
  }
}

/** Whether a check accepts values of a type that is no union. */
function accepts(checker: ts.TypeChecker, node: PropTypeNode, type: ts.Type): boolean {
  if (isOpenType(type)) {
    return true;
  }
  switch (node.kind) {
    case 'simple':
      return isSimple(checker, node.name, type);
    case 'oneOf':
      return node.values.some((value) => value.replace(/^"|"$/g, "'") === literalText(checker, type));
    case 'oneOfType':
      return node.members.some((member) => accepts(checker, member, type));
    case 'arrayOf':
      return (
        isList(checker, type) &&
        checker
          .getTypeArguments(type as ts.TypeReference)
          .every((element) => typesAgree(checker, node.element, element))
      );
    case 'objectOf':
      return isSimple(checker, 'object', type);
    case 'shape': {
      // One check may stand for several objects, such as the items of all kinds of series.
      const names = Object.keys(node.members).map((name) => name.replace(/^['"]|['"]$/g, ''));
      const isKnown = names.some((name) => checker.getPropertyOfType(type, name) !== undefined);
      return isSimple(checker, 'object', type) && (isKnown || names.length === 0);
    }
    case 'custom':
      return true;
  }
}

/**
 * Whether the check of `propTypes` and the declared type of a prop say the same: every part of the type passes the
 * check, and every part of the check is passed by a part of the type. `null` and `undefined` are left out, because
 * `propTypes` cannot say `null`.
 */
export function typesAgree(checker: ts.TypeChecker, node: PropTypeNode, type: ts.Type): boolean {
  const parts = getUnionTypes(checker, type);
  const checks = flattenUnion(node).flatMap(eachValue);
  const isFree = checks.some(
    (check) => check.kind === 'custom' || (check.kind === 'simple' && open.has(check.name)),
  );
  return (
    parts.every((part) => checks.some((check) => accepts(checker, check, part))) &&
    (isFree || checks.every((check) => parts.some((part) => accepts(checker, check, part))))
  );
}
