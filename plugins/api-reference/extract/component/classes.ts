import ts from 'typescript';
import type {ApiClass} from '../../model/types';
import {readSymbolComment, parseDeprecation, isIgnored, readable} from '../comments';
import type {ExtractContext} from '../context';
import {symbolAt} from '../symbols';

/** States that all components share: their class is `Mui-<state>`, whatever the component. */
const globalStates: ReadonlySet<string> = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

/** The packages' own classes begin with `Mui`; a module may also make some of a group of components. */
const classMaker = /\bgenerateUtilityClass(?:es)?\(\s*['"](Mui\w+)['"]/;

/** The interface of classes that a type node names: `Partial<DateCalendarClasses>`. */
function classesInterface(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isImportTypeNode(node)
      ? node.qualifier
      : undefined;
  const symbol = name && symbolAt(checker, name);
  if (symbol && /Classes$/.test(symbol.name)) {
    return symbol;
  }
  return ts.forEachChild(node, (child) => classesInterface(checker, child));
}

/** What the classes begin with that the module of their interface makes: `MuiDataGrid`. */
function findPrefix(context: ExtractContext, symbol: ts.Symbol): string | undefined {
  const [declaration] = symbol.declarations ?? [];
  const module = declaration && context.getModule(declaration.getSourceFile().fileName);
  return module ? classMaker.exec(module.sourceFile.text)?.[1] : undefined;
}

/**
 * The CSS classes of a component: those of its `classes` prop, or of the exported object `<component>Classes`.
 *
 * @param classesProp - the prop `classes`, when there is one
 */
export function readClasses(
  context: ExtractContext,
  name: string,
  classesProp: ts.Symbol | undefined,
): ApiClass[] {
  const {checker} = context.api;
  const node = classesProp?.declarations?.[0];
  const exported = context.exports.find(
    (entry) => entry.name === `${name.replace(/^Unstable_/, '')}Classes` && entry.kind === 'type',
  );
  const symbol = (node && classesInterface(checker, node)) ?? exported?.from[0]?.symbol;
  const prefix = symbol && findPrefix(context, symbol);
  if (!symbol || prefix === undefined) {
    return [];
  }
  return checker
    .getDeclaredTypeOfSymbol(symbol)
    .getProperties()
    .map((property) => ({key: property.name, comment: readSymbolComment(property)}))
    .filter(({comment}) => !isIgnored(comment))
    .map(({key, comment}) => {
      const isGlobal = globalStates.has(key);
      return {
        key,
        className: isGlobal ? `Mui-${key}` : `${prefix}-${key}`,
        isGlobal,
        description: readable(comment.description),
        deprecated: parseDeprecation(comment),
      };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
