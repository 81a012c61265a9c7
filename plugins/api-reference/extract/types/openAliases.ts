import ts from 'typescript';

/** Types that are read well in place of the name of an alias. */
function isShort(node: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(node)) {
    return node.types.every(isShort);
  }
  return (
    ts.isLiteralTypeNode(node) ||
    ts.isTypeReferenceNode(node) ||
    ts.isArrayTypeNode(node) ||
    ts.isTupleTypeNode(node) ||
    ts.isFunctionTypeNode(node) ||
    ts.isIndexedAccessTypeNode(node) ||
    (ts.isToken(node) && !ts.isIdentifier(node)) ||
    (ts.isParenthesizedTypeNode(node) && isShort(node.type))
  );
}

/** Longer unions keep their name. */
const SHORT_LENGTH = 200;

/**
 * Opens aliases that a reader cannot import: `PickerOrientation` is read as `'portrait' | 'landscape'`.
 *
 * @param isPublic - whether a documented package exports the symbol
 * @param isDocumented - whether a declaration belongs to a documented package
 */
export function openAliases(
  isPublic: (symbol: ts.Symbol) => boolean,
  isDocumented: (declaration: ts.Node) => boolean,
): (symbol: ts.Symbol) => ts.TypeNode | undefined {
  return (symbol) => {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || !ts.isTypeAliasDeclaration(declaration) || declaration.typeParameters?.length) {
      return undefined;
    }
    const {type, name} = declaration;
    const text = type.getText();
    const isRecursive = new RegExp(`\\b${name.text}\\b`).test(text);
    const opens = !isRecursive && !isPublic(symbol) && isDocumented(declaration);
    return opens && isShort(type) && text.length <= SHORT_LENGTH ? type : undefined;
  };
}
