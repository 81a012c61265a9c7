import ts from 'typescript';
import {mainSymbol, type ApiExport} from '../exports';
import {collectTypeArguments} from '../types/typeArguments';
import type {ExtractContext} from '../context';
import type {TypeReader} from '../types/typeReader';

/** The props of a component as the checker sees them. */
export interface ComponentProps {
  /** By name, own and inherited. */
  symbols: ReadonlyMap<string, ts.Symbol>;
  /** How their types are read on the page of this component. */
  context: TypeReader;
  /** The nodes that declare the props. */
  roots: readonly ts.TypeNode[];
}

/** The call or construction whose first parameter is the props. */
function renderSignature(type: ts.Type): ts.Signature | undefined {
  return type.getCallSignatures()[0] ?? type.getConstructSignatures()[0];
}

/**
 * The props of a component.
 *
 * @throws an error that names the component when it has no declaration or cannot be called
 */
export function readComponentProps({api, reader}: ExtractContext, component: ApiExport): ComponentProps {
  const {checker} = api;
  const symbol = mainSymbol(component);
  const [declaration] = symbol.declarations ?? [];
  const signature = declaration && renderSignature(checker.getTypeOfSymbolAtLocation(symbol, declaration));
  if (!declaration || !signature) {
    throw new Error(
      `The component "${component.name}" cannot be read: it has no declaration that can be called`,
    );
  }
  const [parameter] = signature.parameters;
  const parameterNode = parameter?.valueDeclaration;
  const hidden = api.defaults.get(component.name);
  const hiddenNode = hidden?.declarations?.[0];
  const roots = [
    hiddenNode && ts.isTypeAliasDeclaration(hiddenNode) ? hiddenNode.type : undefined,
    ts.isVariableDeclaration(declaration) ? declaration.type : undefined,
    parameterNode && ts.isParameter(parameterNode) ? parameterNode.type : undefined,
  ].filter((node) => node !== undefined);
  const typeArguments = roots.reduce(
    (known, root) => collectTypeArguments(reader, root, known),
    new Map(reader.typeArguments),
  );
  const propsType = hidden
    ? checker.getDeclaredTypeOfSymbol(hidden)
    : parameter && checker.getTypeOfSymbol(parameter);
  const properties = propsType ? checker.getPropertiesOfType(checker.getApparentType(propsType)) : [];
  return {
    symbols: new Map(properties.map((property) => [property.name, property])),
    context: {
      ...reader,
      typeArguments,
      typeParameters: new Set((signature.typeParameters ?? []).map((type) => type.symbol.name)),
    },
    roots,
  };
}

/** The node behind the last `RefAttributes<…>` in a declaration: what `ref` gives. */
export function findRefType(roots: readonly ts.TypeNode[]): string | null {
  let found: string | null = null;
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && /\bRefAttributes$/.test(node.typeName.getText())) {
      found = node.typeArguments?.[0]?.getText() ?? found;
    }
    ts.forEachChild(node, visit);
  };
  roots.forEach(visit);
  return found;
}
