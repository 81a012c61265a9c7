import {groupBy} from '../../../src/lib/groupBy';
import type {ApiEntryPoint, ApiModel, ApiPlan, ApiProduct} from '../model/types';
import type {ApiChange, ApiDifference, ChangeKind, ChangeSubject} from './types';
import {sameType, takesAsMuch, type EquivalentType} from './typeTexts';

/** Where something has changed: the export that has it, and the export's page where the newer model has one. */
export interface ChangeOwner {
  name: string;
  /** `<product>/<slug>`; `null` without a page. */
  page: string | null;
}

/** One change that may break code, with everything that has it. */
export interface BreakingChange {
  /** `added` is none. `moved`: the name is exported by another module now. */
  kind: Exclude<ChangeKind, 'added'> | 'moved';
  /** `export`: a name that the packages exported, with or without a page; `module`: one that could be imported. */
  subject: ChangeSubject | 'export' | 'module';
  product: ApiProduct;
  name: string;
  plan: ApiPlan;
  /** As in {@link ApiChange}; of a name that moved, the two modules. */
  before: string | null;
  after: string | null;
  /** At least one; the name itself where nothing has it. */
  owners: ChangeOwner[];
}

/** What has a change. */
export const getOwner = ({owner, page}: ApiChange): ChangeOwner => ({name: owner, page});

/** What a change is, apart from who has it. */
const toKey = ({kind, subject, name, before, after}: ApiChange): string =>
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

const toPackageName = (path: string): string => path.split('/').slice(0, 2).join('/');

/** The module that now exports a name: the root of the same package where it does, else the first that does. */
function newModule(name: string, path: string, modules: readonly ApiEntryPoint[]): string | undefined {
  const having = modules.filter(({names}) => names.includes(name)).map((each) => each.path);
  const inPackage = having.filter((each) => toPackageName(each) === toPackageName(path));
  return inPackage[0] ?? having[0];
}

/**
 * What imports a product's packages no longer have: names that nothing exports, whole modules, and names that another
 * module exports than before. Each of the three in order.
 */
export function removedExports(before: ApiModel, after: ApiModel, product: ApiProduct): BreakingChange[] {
  const change = (
    what: Pick<BreakingChange, 'kind' | 'subject' | 'name' | 'after'>,
    from: string,
  ): BreakingChange => ({
    product,
    plan: 'community',
    before: from,
    ...what,
    owners: [{name: from, page: null}],
  });
  const kept = new Set(after.exports[product]);
  const names = before.exports[product]
    .filter((name) => !kept.has(name))
    .map((name) => change({kind: 'removed', subject: 'export', name, after: null}, name));
  const getEntryPoints = (model: ApiModel) => model.entryPoints.filter((each) => each.product === product);
  const newer = new Map(getEntryPoints(after).map((each) => [each.path, each]));
  const modules = getEntryPoints(before)
    .filter(({path}) => !newer.has(path))
    .map(({path}) => change({kind: 'removed', subject: 'module', name: path, after: null}, path));
  const moved = getEntryPoints(before).flatMap(({path, names: older}) => {
    const still = newer.get(path)?.names;
    return older
      .filter((name) => still && kept.has(name) && !still.includes(name))
      .map((name) => {
        const module = newModule(name, path, getEntryPoints(after)) ?? null;
        return change({kind: 'moved', subject: 'export', name, after: module}, path);
      });
  });
  return [...names, ...modules, ...moved];
}

/**
 * The changes of one product that code may have to follow: what was removed or renamed, what has become required, a
 * type that no longer takes or gives the same, and another default. Removed exports come first.
 */
export function breakingChanges(
  {models, changes, equivalents}: ApiDifference,
  product: ApiProduct,
): BreakingChange[] {
  const breaking = changes.filter(
    (change) => change.product === product && !isWholeExport(change) && isBreaking(change, equivalents),
  );
  const groups = [...groupBy(breaking, toKey).values()].map((group): BreakingChange => {
    const [{kind, subject, name, plan, before, after}] = group;
    return {
      kind: kind === 'added' ? 'removed' : kind,
      subject,
      product,
      name,
      plan,
      before,
      after,
      owners: group.map(getOwner),
    };
  });
  return [...removedExports(models.before, models.after, product), ...groups];
}
