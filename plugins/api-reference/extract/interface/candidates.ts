import ts from 'typescript';
import {commentOfSymbol, isIgnored} from '../comments';
import type {ExtractContext} from '../context';
import type {ApiExport} from '../exports';
import {familyOf} from '../plans';
import {objectsOf} from './objects';

/** Types that are shown on the page of what they belong to: `DataGridProps`, `UseTreeItemReturnValue`. */
const companion = /(?:Props|Slots|SlotProps|Classes|ClassKey)$/;
const hookCompanion = /^Use(\w+?)(?:ReturnValue|Return|Parameters|Params|Options)$/;

/** Types of parts or of the inside of the packages, whatever they belong to. */
const part =
  /(?:Slots|SlotProps|SlotsComponent|SlotsComponentsProps|SlotExtension|Classes|ClassKey|Overrides|OwnerState|Signatures?|InternalCache)$/;
const internal = /Private|Processed|Defaultized|InternalProps/;

/** The name that a companion belongs to: `DataGrid` for `DataGridProps`; `null` for other names. */
export function companionOf(name: string): string | null {
  const hook = hookCompanion.exec(name)?.[1];
  return hook === undefined ? (companion.test(name) ? name.replace(companion, '') : null) : `use${hook}`;
}

/** A type that may have a page. */
export interface Candidate {
  exported: ApiExport;
  /** It has a comment of its own. */
  hasComment: boolean;
  /** One of its members has a comment. */
  hasDocumentedMember: boolean;
  /** An alias or an enumeration without members: a list of values, a function, another name for a type. */
  isAlias: boolean;
}

function hasComment(symbol: ts.Symbol): boolean {
  const {description, tags} = commentOfSymbol(symbol);
  return description !== '' || tags.length > 0;
}

function hasDocumentedMember(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const objects = type.isUnion() ? type.types : [type];
  const areObjects = objects.every(
    ({flags}) => (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0,
  );
  return areObjects && objects.flatMap((object) => object.getProperties()).some(hasComment);
}

function isAlias(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const isDeclaredSo = (symbol.declarations ?? []).some(
    (declaration) => ts.isTypeAliasDeclaration(declaration) || ts.isEnumDeclaration(declaration),
  );
  const objects = objectsOf(checker, checker.getDeclaredTypeOfSymbol(symbol));
  return isDeclaredSo && objects.flatMap((object) => checker.getPropertiesOfType(object)).length === 0;
}

/**
 * The types that may have a page, by every symbol that they are exported as: those that are not ignored, not part of
 * a component's page, not internal, and not the form that another type has in one plan (`GridApiPro` of `GridApi`).
 */
export function findCandidates(context: ExtractContext): Map<ts.Symbol, Candidate> {
  const {checker} = context.api;
  const names = new Set(context.exports.map(({name}) => name));
  const found = new Map<ts.Symbol, Candidate>();
  for (const exported of context.exports.filter(({kind}) => kind === 'type')) {
    const {name, from} = exported;
    const owner = companionOf(name);
    const isPart = owner !== null && (names.has(owner) || names.has(`Unstable_${owner}`));
    const isVariant = familyOf(name) !== name && names.has(familyOf(name));
    const isIgnoredType = from.some(({symbol}) => isIgnored(commentOfSymbol(symbol)));
    if (!isPart && !isVariant && !isIgnoredType && !part.test(name) && !internal.test(name)) {
      const symbols = from.map(({symbol}) => symbol);
      const candidate: Candidate = {
        exported,
        hasComment: symbols.some(hasComment),
        hasDocumentedMember: symbols.some((symbol) => hasDocumentedMember(checker, symbol)),
        isAlias: symbols.every((symbol) => isAlias(checker, symbol)),
      };
      symbols.forEach((symbol) => found.set(symbol, candidate));
    }
  }
  return found;
}
