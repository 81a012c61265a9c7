import ts from 'typescript';
import {describedAt, reasonToLeaveOut} from '../../exceptions';
import {readSymbolComment, isIgnored} from '../comments';
import type {ExtractContext} from '../context';
import type {ApiExport} from '../exports';
import {getFamily} from '../plans';

/** Types that are shown on the page of what they belong to: `DataGridProps`, `UseTreeItemReturnValue`. */
const companion = /(?:Props|Slots|SlotProps|Classes|ClassKey)$/;
const hookCompanion = /^Use(\w+?)(?:ReturnValue|Return|Parameters|Params|Options|Props)$/;

/** The name that a companion belongs to: `DataGrid` for `DataGridProps`; `null` for other names. */
function findCompanion(name: string): string | null {
  const hook = hookCompanion.exec(name)?.[1];
  return hook === undefined ? (companion.test(name) ? name.replace(companion, '') : null) : `use${hook}`;
}

/** The name of the page that a type is described at, as far as there is one; `null` for a type of its own. */
export function findOwner(name: string): string | null {
  return describedAt[name] ?? findCompanion(name);
}

/** A name without the mark of what is not stable yet, as companions are called. */
export function stableName(name: string): string {
  return name.replace(/^unstable_/i, '');
}

function isType({kind, from}: ApiExport): boolean {
  return kind === 'type' || from.every(({symbol}) => (symbol.flags & ts.SymbolFlags.Class) !== 0);
}

/**
 * The types that have a page once something names them, by every symbol that they are exported as: all but those that
 * are left out, those that are described at a component or a hook, and the form that another type has in one plan
 * (`GridApiPro` of `GridApi`).
 *
 * @param pages - the names of the components and hooks that have a page
 */
export function findCandidates(
  {exports}: Pick<ExtractContext, 'exports'>,
  pages: ReadonlySet<string>,
): Map<ts.Symbol, ApiExport> {
  const names = new Set(exports.map(({name}) => name));
  const owners = new Set([...pages].map(stableName));
  const found = new Map<ts.Symbol, ApiExport>();
  for (const exported of exports.filter(isType)) {
    const {name, from} = exported;
    const isDescribed = name in describedAt || owners.has(findCompanion(name) ?? '');
    const isVariant = getFamily(name) !== name && names.has(getFamily(name));
    const isIgnoredType = from.some(({symbol}) => isIgnored(readSymbolComment(symbol)));
    const isLeftOut = isIgnoredType || reasonToLeaveOut('type', name) !== undefined;
    if (!isDescribed && !isVariant && !isLeftOut) {
      from.forEach(({symbol}) => found.set(symbol, exported));
    }
  }
  return found;
}
