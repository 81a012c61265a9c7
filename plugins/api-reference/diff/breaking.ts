import type {ApiModel, ApiPlan, ApiProduct} from '../model/types';
import type {ApiChange, ChangeKind, ChangeSubject} from './types';
import {sameType, takesAsMuch, type EquivalentType} from './typeTexts';

/** Where something has changed: the export that has it, and the export's page where the newer model has one. */
export interface ChangeOwner {
  name: string;
  /** `<product>/<slug>`; `null` without a page. */
  page: string | null;
}

/** One change that may break code, with everything that has it. */
export interface BreakingChange {
  /** `added` is none. */
  kind: Exclude<ChangeKind, 'added'>;
  /** `export`: a name that the packages exported, with or without a page. */
  subject: ChangeSubject | 'export';
  product: ApiProduct;
  name: string;
  plan: ApiPlan;
  /** As in {@link ApiChange}. */
  before: string | null;
  after: string | null;
  /** At least one; the name itself where nothing has it. */
  owners: ChangeOwner[];
}

/** What a change is, apart from who has it. */
const keyOf = ({kind, subject, name, before, after}: ApiChange): string =>
  JSON.stringify([kind, subject, name, before, after]);

function isBreaking(change: ApiChange, equivalents: readonly EquivalentType[]): boolean {
  const {kind, subject, before, after, product} = change;
  const rules = equivalents.filter((each) => each.product === product);
  switch (kind) {
    case 'added':
      return false;
    case 'removed':
    case 'renamed':
      return true;
    case 'required':
      return after === 'required';
    case 'default':
      return !sameType(before ?? '', after ?? '', rules) && before !== null && after !== null;
    case 'type':
      return subject === 'prop'
        ? !takesAsMuch(before ?? '', after ?? '', rules)
        : !sameType(before ?? '', after ?? '', rules);
  }
}

function isWholeExport({subject}: ApiChange): boolean {
  return subject === 'component' || subject === 'hook' || subject === 'interface';
}

/**
 * Names that a product's packages no longer export, in order.
 */
export function removedExports(before: ApiModel, after: ApiModel, product: ApiProduct): BreakingChange[] {
  const kept = new Set(after.exports[product]);
  return before.exports[product]
    .filter((name) => !kept.has(name))
    .map((name) => ({
      kind: 'removed',
      subject: 'export',
      product,
      name,
      plan: 'community',
      before: name,
      after: null,
      owners: [{name, page: null}],
    }));
}

/**
 * The changes of one product that code may have to follow: what was removed or renamed, what has become required, a
 * type that no longer takes or gives the same, and another default. Removed exports come first.
 *
 * @param changes - all differences between the two models, from `compareModels`
 * @param equivalents - ways to write one type
 */
export function breakingChanges(
  product: ApiProduct,
  models: {before: ApiModel; after: ApiModel},
  changes: readonly ApiChange[],
  equivalents: readonly EquivalentType[],
): BreakingChange[] {
  const groups = new Map<string, BreakingChange>();
  const ofProduct = changes.filter((change) => change.product === product && !isWholeExport(change));
  for (const change of ofProduct.filter((each) => isBreaking(each, equivalents))) {
    const {kind, subject, name, plan, before, after, owner, page} = change;
    const key = keyOf(change);
    const group = groups.get(key) ?? {
      kind: kind === 'added' ? 'removed' : kind,
      subject,
      product,
      name,
      plan,
      before,
      after,
      owners: [],
    };
    group.owners.push({name: owner, page});
    groups.set(key, group);
  }
  return [...removedExports(models.before, models.after, product), ...groups.values()];
}
