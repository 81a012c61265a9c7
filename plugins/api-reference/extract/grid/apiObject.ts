import ts from 'typescript';
import type {ApiInterface, ApiObjectArea} from '../../model/types';
import {readSymbolComment, readable} from '../comments';
import type {ExtractContext} from '../context';
import {byPlan} from '../packages';
import {toSlug} from '../pageBase';
import {byName, symbolAt} from '../symbols';
import {isDeclared, getDeclaredTypes} from '../types/typeArguments';

/** The API object, by the names that it has in the plans. */
const apiObject = /^GridApi(?:Common|Community|Pro|Premium)?$/;

/** `GridColumnPinningApi` → `Column pinning`; `GridDataSourceApiPremium` → `Data source`. */
function areaTitle(name: string): string {
  const words = toSlug(name.replace(/^Grid/, '').replace(/Api(?:Premium|Pro)?$/, '')).replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The interfaces that an API object is made of, in their order. */
function findAreas(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol[] {
  const parts = (symbol.declarations ?? []).filter(isDeclared).flatMap(getDeclaredTypes);
  return parts.flatMap((node) => {
    const named = ts.isExpressionWithTypeArguments(node)
      ? node.expression
      : ts.isTypeReferenceNode(node)
        ? node.typeName
        : node;
    const parent = symbolAt(checker, named);
    if (!parent) {
      return [];
    }
    return apiObject.test(parent.name) ? findAreas(checker, parent) : [parent];
  });
}

/** The methods of the API object by area, the areas by title. */
export function readApiObject(context: ExtractContext, page: ApiInterface | undefined): ApiObjectArea[] {
  const {checker} = context.api;
  const exported = context.exports.find(({name}) => name === 'GridApi');
  const symbols = new Set(exported?.from.flatMap(({symbol}) => findAreas(checker, symbol)) ?? []);
  const methods = new Map(page?.properties.map((member) => [member.name, member]));
  const areas = [...symbols].flatMap((symbol) => {
    const members = checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
      .flatMap(({name}) => methods.get(name) ?? []);
    const lowest = members.toSorted(byPlan)[0]?.plan;
    const title = areaTitle(symbol.name);
    return lowest === undefined
      ? []
      : [
          {
            id: title.toLowerCase().replace(/ /g, '-'),
            name: symbol.name,
            title,
            plan: lowest,
            description: readable(readSymbolComment(symbol).description),
            methods: members.toSorted(byName),
          },
        ];
  });
  return mergeAreas(areas).sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** Areas of one title, such as that of a package and that of a higher plan, become one. */
function mergeAreas(areas: readonly ApiObjectArea[]): ApiObjectArea[] {
  const merged = new Map<string, ApiObjectArea>();
  for (const area of areas) {
    const before = merged.get(area.id);
    const known = new Set(before?.methods.map(({name}) => name));
    const added = area.methods.filter(({name}) => !known.has(name));
    merged.set(area.id, before ? {...before, methods: [...before.methods, ...added]} : area);
  }
  return [...merged.values()];
}
