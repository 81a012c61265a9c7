import type ts from 'typescript';
import type {ApiPlan} from '../model/types';
import type {ExtractContext} from './context';
import type {ApiExport} from './exports';
import {byPlan} from './packages';

const planSuffix = /(?:Pro|Premium|Community)$/;

/** `DataGrid` for `DataGridPro` and `DataGridPremium`: components that differ by plan only. */
export function getFamily(name: string): string {
  return name.replace(planSuffix, '');
}

/** The plan of the package that declares a member; `community` for one of another library. */
function declaringPlan({getPackageName, documented}: ExtractContext, symbol: ts.Symbol): ApiPlan {
  const [declaration] = symbol.declarations ?? [];
  return (declaration && documented.get(getPackageName(declaration))?.plan) ?? 'community';
}

/** The plan of the first package that exports a name. */
export function exportPlan({from: [first]}: ApiExport): ApiPlan {
  return first.package.plan;
}

/** The members that a name has in one plan. */
export interface PlanLevel {
  plan: ApiPlan;
  members: Pick<ReadonlySet<string>, 'has'>;
}

/** The plan of the first level that has a member; the levels stand lowest first. */
export function firstPlan(levels: readonly PlanLevel[], member: string): ApiPlan {
  return levels.find(({members}) => members.has(member))?.plan ?? levels.at(-1)?.plan ?? 'community';
}

/**
 * The plan of a member of a type that all packages share: that of the package that adds it by module augmentation,
 * and no lower than that of the type.
 */
export function augmentedPlan(context: ExtractContext, member: ts.Symbol, typePlan: ApiPlan): ApiPlan {
  const memberPlan = declaringPlan(context, member);
  return byPlan({plan: typePlan}, {plan: memberPlan}) >= 0 ? typePlan : memberPlan;
}
