import {existsSync, readFileSync} from 'node:fs';
import ts from 'typescript';
import {readComment, type DocComment} from '../comments';
import {parserOptions} from '../compilerOptions';
import {getName, readPropType, type PropTypeNode} from './propTypeNode';

/** One prop as `propTypes` has it. */
export interface PropTypesProp {
  required: boolean;
  type: PropTypeNode;
  comment: DocComment;
}

/** `propTypes` of one component, by the name of the prop. */
export type PropTypesReading = ReadonlyMap<string, PropTypesProp>;

/** A published module: its syntax tree and the `propTypes` in it. */
export interface PublishedModule {
  sourceFile: ts.SourceFile;
  /** By the local name of the component. */
  propTypes: ReadonlyMap<string, PropTypesReading>;
  /** What the local names are made of: `DataGrid = memo(forwardRef(DataGridRaw))`. */
  madeOf: ReadonlyMap<string, readonly string[]>;
}

function readProps(object: ts.ObjectLiteralExpression): PropTypesReading {
  const props = object.properties.filter(ts.isPropertyAssignment).map((property) => {
    return [
      getName(property.name),
      {...readPropType(property.initializer), comment: readComment(property)},
    ] as const;
  });
  return new Map(props);
}

/** `X.propTypes = {…}`, also behind `process.env.NODE_ENV !== 'production' ? … : void 0`. */
function assignedPropTypes(node: ts.Node): [string, PropTypesReading] | null {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) {
    return null;
  }
  const {left, right} = node;
  const isPropTypes =
    ts.isPropertyAccessExpression(left) && left.name.text === 'propTypes' && ts.isIdentifier(left.expression);
  return isPropTypes && ts.isIdentifier(left.expression) && ts.isObjectLiteralExpression(right)
    ? [left.expression.text, readProps(right)]
    : null;
}

/** The names in a call such as `memo(forwardRef(X))`; not those inside functions that are written in place. */
function namesInCall(node: ts.Expression | undefined): string[] {
  if (!node) {
    return [];
  }
  if (ts.isIdentifier(node)) {
    return [node.text];
  }
  if (ts.isBinaryExpression(node)) {
    return namesInCall(node.right);
  }
  return ts.isCallExpression(node) ? node.arguments.flatMap(namesInCall) : [];
}

/** Reads the text of a published module. */
export function parseModule(fileName: string, text: string): PublishedModule {
  const sourceFile = ts.createSourceFile(fileName, text, parserOptions, true, ts.ScriptKind.JS);
  const propTypes = new Map<string, PropTypesReading>();
  const madeOf = new Map<string, readonly string[]>();
  for (const statement of sourceFile.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        madeOf.set(name.getText(), namesInCall(initializer));
      }
    } else if (ts.isExpressionStatement(statement)) {
      const {expression} = statement;
      const found = assignedPropTypes(
        ts.isConditionalExpression(expression) ? expression.whenTrue : expression,
      );
      if (found) {
        propTypes.set(...found);
      }
    }
  }
  return {sourceFile, propTypes, madeOf};
}

/** The `propTypes` of a component of a module, found through the functions that wrap it; `null` without any. */
export function findPropTypes(module: PublishedModule, localName: string): PropTypesReading | null {
  // A set that grows while it is walked is walked to its new end.
  const names = new Set([localName]);
  for (const name of names) {
    const found = module.propTypes.get(name);
    if (found) {
      return found;
    }
    module.madeOf.get(name)?.forEach((part) => names.add(part));
  }
  return null;
}

/** The published module beside a declaration file, `DataGrid.d.ts` → `DataGrid.mjs`; `null` without any. */
export function readPublishedModule(declarationFile: string): PublishedModule | null {
  const base = declarationFile.replace(/\.d\.m?ts$/, '');
  const file = [`${base}.mjs`, `${base}.js`].find((name) => existsSync(name));
  return file === undefined ? null : parseModule(file, readFileSync(file, 'utf8'));
}
